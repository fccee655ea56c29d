export type Policy = {
  siteUrl: string;
  tagManagerOrigin: string | undefined;
  connectOrigins: readonly string[];
  cardFormOrigins: readonly string[];
};

const some = (...values: (string | undefined)[]) => values.filter((value) => value !== undefined);

/** Scripts: our own files, and inline ones that the build hashed. */
const directives = (policy: Policy, scriptHashes: readonly string[]): Record<string, readonly string[]> => ({
  "default-src": ["'self'"],
  "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...some(policy.tagManagerOrigin)],
  // For styled-components.
  "style-src": ["'self'", "'unsafe-inline'"],
  // Previews are shown from blob: URLs.
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'", ...policy.connectOrigins],
  "form-action": ["'self'", ...policy.cardFormOrigins],
  "frame-ancestors": ["'none'"],
  "base-uri": ["'self'"],
  "object-src": ["'none'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
});

const contentSecurityPolicy = (policy: Policy, scriptHashes: readonly string[]) => {
  const rows = Object.entries(directives(policy, scriptHashes)).map(
    ([name, sources]) => `${name} ${sources.join(" ")}`,
  );
  return [...rows, ...(policy.siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : [])].join("; ");
};

const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

export const securityHeaders = (policy: Policy, scriptHashes: readonly string[]): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(policy, scriptHashes),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "cross-origin-opener-policy": "same-origin",
  // Does not affect pictures for sharing: servers fetch them.
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  ...(policy.siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
});
