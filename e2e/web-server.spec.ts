import { expect, test } from "./support/site.ts";

const asVisitorsBrowser = { "accept-encoding": "br" };
const oneYear = "public, max-age=31536000, immutable";
const askAgain = "public, max-age=0, must-revalidate";

type Row = [what: string, path: string, status: number, cache: string | undefined, type: RegExp];

const rows: Row[] = [
  ["the start page", "/", 200, askAgain, /^text\/html/],
  ["a page", "/om-oss/", 200, askAgain, /^text\/html/],
  ["a page's data", "/page-data/om-oss/page-data.json", 200, askAgain, /^application\/json/],
  ["the app's data", "/page-data/app-data.json", 200, askAgain, /^application\/json/],
  ["the banner's data", "/slice-data/notice.json", 200, askAgain, /^application\/json/],
  ["the manifest", "/manifest.webmanifest", 200, askAgain, /^application\/manifest\+json/],
  ["a document", "/dokument/arsredovisning-2025.pdf", 200, askAgain, /^application\/pdf/],
  ["the icon, for programs that look nowhere else", "/favicon.ico", 200, askAgain, /^image\/x-icon/],
  ["the worker", "/sw.js", 200, askAgain, /^text\/javascript/],
  ["the page for when there is no network", "/offline-plugin-app-shell-fallback/", 200, askAgain, /^text\/html/],
  ["an unknown page", "/finns-inte/", 404, undefined, /^text\/html/],
  ["unknown page data", "/page-data/finns-inte/page-data.json", 404, undefined, /^application\/json/],
  ["a way out of the folder", "/..%2f..%2fetc/passwd", 404, undefined, /./],
  ["a broken escape", "/%E0%A4%A", 400, undefined, /./],
  ["an overlong URL", `/${"a".repeat(9000)}`, 414, undefined, /./],
  ["the build's statistics", "/webpack.stats.json", 404, undefined, /./],
  ["the chunk map", "/chunk-map.json", 404, undefined, /./],
];

for (const [what, path, status, cache, type] of rows) {
  test(`${what} is answered ${status} with the right type, cache and security headers`, async ({ request }) => {
    const response = await request.get(path, { headers: asVisitorsBrowser, maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers["content-type"]).toMatch(type);
    if (cache !== undefined) expect(headers["cache-control"]).toBe(cache);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    // Our own files, what the build wrote into every page, and the tag manager of the environment: nobody else.
    const [, scripts = ""] = /script-src ([^;]+);/.exec(headers["content-security-policy"] ?? "") ?? [];
    const strangers = scripts.split(" ").filter((source) => !/^'(?:self|sha256-[^']+)'$/.test(source));
    expect(strangers).toEqual([process.env.STANDINS_URL ?? "http://localhost:8003"]);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toBeTruthy();
  });
}

test("scripts, fonts and pictures are kept for a year, compressed where it helps, and their maps are not given out", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const hashed = [...html.matchAll(/(?:src|href)="(\/[^"?]+-[0-9a-f]{20,}\.(?:js|woff2|svg))"/g)].map(
    ([, path]) => path ?? "",
  );
  expect(hashed.length).toBeGreaterThan(5);
  for (const path of new Set(hashed)) {
    const response = await request.get(path, { headers: asVisitorsBrowser });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toBe(oneYear);
    if (!path.endsWith(".woff2")) expect(response.headers()["content-encoding"], path).toBe("br");
    if (path.endsWith(".js")) expect((await request.get(`${path}.map`)).status()).toBe(404);
  }
});

test("a page asked for again is not sent again", async ({ request }) => {
  const first = await request.get("/om-oss/");
  const again = await request.get("/om-oss/", { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("a URL without its last slash leads to the page, with its question kept", async ({ request }) => {
  const response = await request.get("/om-oss?a=1", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/om-oss/?a=1");
});

test("the API is reached through the site, and its faults have the one error body", async ({ request }) => {
  const response = await request.post("/api/Consent/Register", { data: { id: "no" } });
  expect(response.status()).toBe(400);
  expect(await response.json()).toMatchObject({ code: "validation_failed", fields: expect.anything() });
});

test("the proxy for third parties fetches nothing that is not on its list", async ({ request }) => {
  for (const url of ["https://example.test/x.js", "http://169.254.169.254/", "http://localhost:8001/health"]) {
    const response = await request.get(`/__third-party-proxy?url=${encodeURIComponent(url)}`);
    expect(response.status(), url).toBe(404);
  }
});
