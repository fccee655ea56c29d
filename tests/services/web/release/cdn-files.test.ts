import { expect, test } from "vitest";
import { readHeaderRules, readRedirects } from "../../../../scripts/try-cdn/nginx-config.ts";
import { cdnHeaders, cdnRedirects } from "../../../../services/web/src/release/cdn-files.ts";
import type { ReleaseFile, ReleaseManifest } from "../../../../services/web/src/release/manifest.ts";

const file = (path: string, cache: ReleaseFile["cache"] = "immutable"): ReleaseFile => ({
  ...{ path, type: "text/javascript", size: 1000, cache },
  hash: "0".repeat(32),
});
const hashed = (name: string) => `${name}-0123456789abcdef0123.js`;
const scripts = (count: number) => Array.from({ length: count }, (_, number) => file(hashed(String(1000 + number))));
const journeys = ["medlem", "minnesgava", "minnesljus", "gratulation", "autogiro", "mina-sidor", "sok", "gavobevis"];

/** Larger than the site will be: every journey, three times its scripts, everything that a policy can name. */
const manifest: ReleaseManifest = {
  id: "release",
  createdAt: "2026-11-21T12:00:00.000Z",
  scriptHashes: Array.from({ length: 6 }, (_, number) => `sha256-${String(number).repeat(43)}=`),
  redirects: [],
  matchPaths: journeys.flatMap((name) => [
    { matchPath: `/${name}/*`, path: `/${name}/[...]/` },
    { matchPath: `/order/${name}/:orderReference/`, path: `/order/${name}/[orderReference]/` },
  ]),
  files: [
    ...scripts(140),
    ...["webpack-runtime", "framework", "app"].map((name) => file(hashed(name))),
    file("sw.js", "revalidate"),
    file("static/besley.woff2"),
  ],
};
const origins = (name: string) =>
  Array.from({ length: 8 }, (_, number) => `https://${name}-${number}.hjarta-lunga.test`);
const editorsOrigin = "https://redaktion.hjarta-lunga.test";
const policy = {
  editorsOrigin,
  siteUrl: "https://www.hjarta-lunga.test",
  tagManagerOrigin: "https://taggar.hjarta-lunga.test",
  connectOrigins: origins("anslut"),
  cardFormOrigins: origins("kort"),
};
const upstreams = { apiUrl: "https://api.hjarta-lunga.test", searchUrl: undefined, thirdPartyUrls: [] };
const rules = readHeaderRules(cdnHeaders(manifest, policy));
const redirects = readRedirects(cdnRedirects(manifest, upstreams));

test("Cloudflare Pages takes in every rule for headers: no more than 100, no line of more than 2,000 signs", () => {
  expect(rules).toHaveLength(100);
  for (const line of cdnHeaders(manifest, policy).split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
  for (const { path } of rules) expect(path.split("*").length).toBeLessThanOrEqual(2);
});

test("where there is no room for all, what every page fetches is kept for a year first", () => {
  const paths = rules.map(({ path }) => path);
  for (const name of ["webpack-runtime", "framework", "app"]) expect(paths).toContain(`/${hashed(name)}`);
  expect(paths).not.toContain("/sw.js");
});

test("Cloudflare Pages takes in every redirect: no more than 2,000 fixed and 100 others, none of more than 1,000 signs", () => {
  const others = redirects.filter(({ from }) => /[*:]/.test(from));
  expect(others.length).toBeLessThanOrEqual(100);
  expect(redirects.length - others.length).toBeLessThanOrEqual(2000);
  for (const line of cdnRedirects(manifest, upstreams).split("\n")) expect(line.length).toBeLessThanOrEqual(1000);
});

/** docs.netlify.com, custom headers: those that it says itself. */
const netlifysOwn = [
  ...["accept-ranges", "age", "allow", "alt-svc", "connection", "content-encoding", "content-length"],
  ...["content-range", "date", "server", "trailer", "transfer-encoding", "upgrade"],
];

test("Netlify sends every header, once: none is its own to say, and no two rules that meet say the same", () => {
  const [all, ...others] = rules;
  const names = (rule: (typeof rules)[number] | undefined) => rule?.headers.map(([name]) => name) ?? [];
  expect(all?.path).toBe("/*");
  for (const name of rules.flatMap(names)) expect(netlifysOwn).not.toContain(name);
  for (const rule of others.filter(({ path }) => path !== "/forhandsvisning/*"))
    for (const name of names(rule)) expect(names(all)).not.toContain(name);
  const paths = others.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith("/static/"))).toEqual(["/static/*"]);
  // A star stands at the end of a path alone.
  for (const { path } of rules) expect(path.indexOf("*")).toBeOneOf([-1, path.length - 1]);
});

test("every rewrite leads to a page or to the API, under a status that both hosts know", () => {
  expect(redirects).toHaveLength(2 * journeys.length + 1);
  expect(redirects[0]).toEqual({
    ...{ from: "/api/*", query: [], to: "https://api.hjarta-lunga.test/api/:splat", status: 200 },
  });
  for (const { to, status } of redirects.slice(1)) {
    expect(status).toBe(200);
    expect(to).toMatch(/^\/.+\/$/);
  }
});

test("an editors' redirect stands by both its spellings, before all patterns", () => {
  const rows = readRedirects(
    cdnRedirects({ ...manifest, redirects: [{ from: "/gammal/", to: "/ny/?a=å" }] }, upstreams),
  );
  const found = rows.filter(({ from }) => from.startsWith("/gammal"));
  expect(found.map(({ from, to, status }) => [from, to, status])).toEqual([
    ["/gammal", "/ny/?a=%C3%A5", 301],
    ["/gammal/", "/ny/?a=%C3%A5", 301],
  ]);
  const pattern = rows.findIndex(({ from }) => from.includes(":") || from.startsWith("/order"));
  expect(rows.findIndex(({ from }) => from === "/gammal")).toBeLessThan(pattern);
});

test("the preview page takes away what every page says and the editors' screens must not hear, and says it anew", () => {
  const [, preview = ""] = /^\/forhandsvisning\/\*\n((?: .*\n?)*)/m.exec(cdnHeaders(manifest, policy)) ?? [];
  const lines = preview.trim().split(/\n\s*/);
  expect(lines.filter((line) => line.startsWith("!"))).toEqual([
    ...["! Content-Security-Policy", "! Referrer-Policy", "! X-Frame-Options"],
  ]);
  expect(preview).toContain(`frame-ancestors ${editorsOrigin}`);
  expect(cdnHeaders(manifest, { ...policy, editorsOrigin: undefined })).not.toContain("forhandsvisning");
});
