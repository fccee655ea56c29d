/** Next reads the nonce from this request header, and writes it into scripts. */
export const pagePolicy = (nonce: string, siteUrl: string) =>
  Object.entries({
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}'`,
    // The admin sets style attributes.
    "style-src": "'self' 'unsafe-inline'",
    // Previews of uploads are blob: URLs.
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    // The site's preview page.
    "frame-src": siteUrl,
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "base-uri": "'self'",
    "object-src": "'none'",
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const securityHeaders = (policy: string): Record<string, string> => ({
  "content-security-policy": policy,
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
});
