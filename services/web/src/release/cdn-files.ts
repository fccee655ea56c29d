import { cacheControl } from "../serve/cache-control.ts";
import type { Policy } from "../serve/security-headers.ts";
import { securityHeaders } from "../serve/security-headers.ts";
import { isMissingPage, type ReleaseManifest } from "./manifest.ts";

export type CdnUpstreams = { apiUrl: string; searchUrl: string | undefined; thirdPartyUrls: readonly string[] };

/** "x-frame-options" as people write it. */
const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${titleCase(name)}: ${value}`)].join("\n");

/** Cloudflare Pages reads so many rules and no more. */
const mostRules = 100;

/** What every page fetches, before what one page or a journey does. */
const shared = /^(?:app|framework|webpack-runtime|commons|styles)[-.]/;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two rules match, values are joined, so none may say
 * Cache-Control for all: their default for the rest is ours, max-age=0 and must-revalidate. Hashed files at the root
 * are listed one by one, since `/*.js` would take in sw.js; one for which there is no room is revalidated at each visit.
 */
export const cdnHeaders = (manifest: ReleaseManifest, policy: Policy) => {
  const forever = { "cache-control": cacheControl.immutable };
  const hashed = manifest.files
    .filter((file) => file.cache === "immutable" && !file.path.startsWith("static/"))
    .toSorted((a, b) => Number(shared.test(b.path)) - Number(shared.test(a.path)));
  const rules = [
    rule("/*", securityHeaders(policy, manifest.scriptHashes)),
    rule("/static/*", forever),
    ...hashed.map((file) => rule(`/${file.path}`, forever)),
  ];
  return `${rules.slice(0, mostRules).join("\n\n")}\n`;
};

/** A CDN cannot reach a URL that is only on this machine. */
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
    ...manifest.matchPaths.map((entry) => [entry.matchPath, entry.path, isMissingPage(entry) ? "404" : "200"]),
  ];
  return rows.map((row) => `${row.join("  ")}\n`).join("");
};
