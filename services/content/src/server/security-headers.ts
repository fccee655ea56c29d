/** Next writes the nonce into the scripts of a page, having read it from this policy on the request. */
export const pagePolicy = (nonce: string) =>
  Object.entries({
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}'`,
    // The editors' screens set styles on their elements.
    "style-src": "'self' 'unsafe-inline'",
    // A picture is shown before it is sent.
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "base-uri": "'self'",
    "object-src": "'none'",
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/** For answers that are no pages: nothing is loaded from them. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sent with every answer, whatever it is, unless the answer has its own. */
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
