import * as routes from "@hjarta-lunga/contract/routes.ts";
import { cacheControl } from "../headers/cache-control.ts";
import { previewHeaders, securityHeaders, type Policy } from "../headers/security-headers.ts";
import { isMissingPage, type ReleaseManifest } from "./manifest.ts";

export type CdnUpstreams = { apiUrl: string; searchUrl: string | undefined; thirdPartyUrls: readonly string[] };

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

const rule = (path: string, headers: Record<string, string>, without: readonly string[] = []) =>
  [
    path,
    ...without.map((name) => `  ! ${titleCase(name)}`),
    ...Object.entries(headers).map(([name, value]) => `  ${titleCase(name)}: ${value}`),
  ].join("\n");

/** Cloudflare Pages takes the headers of `/*` away first. A host that cannot joins both, and no frame shows the page. */
const previewRule = (manifest: ReleaseManifest, policy: Policy) => {
  const headers = previewHeaders(policy, manifest.scriptHashes);
  const usual = Object.keys(securityHeaders(policy, []));
  const replaced = usual.filter((name) => name === "x-frame-options" || name in headers);
  return policy.editorsOrigin === undefined ? [] : [rule(`${routes.preview.pattern}*`, headers, replaced)];
};

/** The limit of Cloudflare Pages. */
const mostRules = 100;

const shared = /^(?:app|framework|webpack-runtime|commons|styles)[-.]/;

/** Values of matching rules are joined, so no rule may set Cache-Control for all; `/*.js` would match sw.js. */
export const cdnHeaders = (manifest: ReleaseManifest, policy: Policy) => {
  const forever = { "cache-control": cacheControl.immutable };
  const hashed = manifest.files
    .filter((file) => file.cache === "immutable" && !file.path.startsWith("static/"))
    .toSorted((a, b) => Number(shared.test(b.path)) - Number(shared.test(a.path)));
  const rules = [
    rule("/*", securityHeaders(policy, manifest.scriptHashes)),
    ...previewRule(manifest, policy),
    rule("/static/*", forever),
    ...hashed.map((file) => rule(`/${file.path}`, forever)),
  ];
  return `${rules.slice(0, mostRules).join("\n\n")}\n`;
};

const reachable = (url: string | undefined) => url?.startsWith("https:") === true;

const bothSpellings = (path: string) => (path.endsWith("/") ? [path.slice(0, -1), path] : [path]);

export const cdnRedirects = (manifest: ReleaseManifest, upstreams: CdnUpstreams) => {
  const rows: string[][] = [
    ...upstreams.thirdPartyUrls
      .filter(reachable)
      .map((url) => ["/__third-party-proxy", `url=${encodeURIComponent(url)}`, url, "200"]),
    ...(reachable(upstreams.apiUrl) ? [["/api/*", new URL("/api/:splat", upstreams.apiUrl).href, "200"]] : []),
    ...(upstreams.searchUrl !== undefined && reachable(upstreams.searchUrl)
      ? [["/search-api/*", `${upstreams.searchUrl.replace(/\/$/, "")}/:splat`, "200"]]
      : []),
    // Before patterns, one of which may match. The file of a page that is there comes before both.
    ...manifest.redirects.flatMap(({ from, to }) =>
      bothSpellings(from).map((path) => [path, to.replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent), "301"]),
    ),
    ...manifest.matchPaths.map((entry) => [entry.matchPath, entry.path, isMissingPage(entry) ? "404" : "200"]),
  ];
  return rows.map((row) => `${row.join("  ")}\n`).join("");
};
