import * as routes from "@hjarta-lunga/contract/routes.ts";
import { without } from "../without.ts";

export type Policy = {
  siteUrl: string;
  editorsOrigin?: string | undefined;
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

const written = (policy: Policy, all: Record<string, readonly string[]>) => {
  const rows = Object.entries(all).map(([name, sources]) => `${name} ${sources.join(" ")}`);
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
  "content-security-policy": written(policy, directives(policy, scriptHashes)),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "cross-origin-opener-policy": "same-origin",
  // Does not affect pictures for sharing: servers fetch them.
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  ...(policy.siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
});

const previewFile = `${routes.preview.pattern.slice(1)}index.html`;

/** What the preview page says instead: the editors' screens frame it, give it drafts and hold its pictures. */
export const previewHeaders = (policy: Policy, scriptHashes: readonly string[]): Record<string, string> => {
  const { editorsOrigin } = policy;
  if (editorsOrigin === undefined) return {};
  return {
    "content-security-policy": written(policy, {
      ...directives({ ...policy, tagManagerOrigin: undefined, connectOrigins: [] }, scriptHashes),
      "img-src": ["'self'", "data:", "blob:", editorsOrigin],
      "connect-src": ["'self'", editorsOrigin],
      "form-action": ["'none'"],
      "frame-ancestors": [editorsOrigin],
    }),
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
};

export const headersByFile = (policy: Policy, scriptHashes: readonly string[]) => {
  const usual = securityHeaders(policy, scriptHashes);
  const instead = previewHeaders(policy, scriptHashes);
  const isShown = policy.editorsOrigin !== undefined;
  const preview = { ...(isShown ? without(usual, "x-frame-options") : usual), ...instead };
  return (file: string): Record<string, string> => (file === previewFile ? preview : usual);
};
