import { cacheControl } from "../serve/cache-control.ts";
import type { Policy } from "../serve/security-headers.ts";
import { securityHeaders } from "../serve/security-headers.ts";
import type { ReleaseManifest } from "./manifest.ts";

export type CdnUpstreams = { apiUrl: string; searchUrl: string | undefined; thirdPartyUrls: readonly string[] };

/** "x-frame-options" as people write it. */
const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${titleCase(name)}: ${value}`)].join("\n");

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two rules match, values are joined, so none may say
 * Cache-Control for all: their default for the rest is ours, max-age=0 and must-revalidate. Hashed files at the root
 * are listed one by one, since `/*.js` would take in sw.js.
 */
export const cdnHeaders = (manifest: ReleaseManifest, policy: Policy) => {
  const forever = { "cache-control": cacheControl.immutable };
  const hashed = manifest.files.filter((file) => file.cache === "immutable" && !file.path.startsWith("static/"));
  const rules = [
    rule("/*", securityHeaders(policy, manifest.scriptHashes)),
    rule("/static/*", forever),
    ...hashed.map((file) => rule(`/${file.path}`, forever)),
  ];
  return `${rules.join("\n\n")}\n`;
};

/** A CDN cannot reach an address that is only on this machine. */
const reachable = (url: string | undefined) => url?.startsWith("https:") === true;

/** `_redirects`: real files go first by themselves, and 404.html is found by its name. */
export const cdnRedirects = (manifest: ReleaseManifest, upstreams: CdnUpstreams) => {
  const rows: string[][] = [
    ...upstreams.thirdPartyUrls
      .filter(reachable)
      .map((url) => ["/__third-party-proxy", `url=${encodeURIComponent(url)}`, url, "200"]),
    ...(reachable(upstreams.apiUrl) ? [["/api/*", new URL("/api/:splat", upstreams.apiUrl).href, "200"]] : []),
    ...(upstreams.searchUrl !== undefined && reachable(upstreams.searchUrl)
      ? [["/search-api/*", `${upstreams.searchUrl.replace(/\/$/, "")}/:splat`, "200"]]
      : []),
    ...manifest.matchPaths.map((entry) => [entry.matchPath, entry.path, "200"]),
  ];
  return rows.map((row) => `${row.join("  ")}\n`).join("");
};
