import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { webServer } from "./app-fixture.ts";
import type { Answer, Ask } from "./raw-request.ts";
import { hashedScript } from "./site-fixture.ts";

const forever = "public, max-age=31536000, immutable";
const fresh = "public, max-age=0, must-revalidate";
const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";

type Row = { path: string; status: number; type?: string; cache?: string; coding?: string; location?: string };

/** Every kind of path, asked for with `Accept-Encoding: gzip, br`. */
const rows: Row[] = [
  { path: "/", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/?utm_source=brev", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/om-oss/", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/om-oss/index.html", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/om-oss", status: 301, location: "/om-oss/" },
  { path: "/om-oss?q=%C3%A5&page=2", status: 301, location: "/om-oss/?q=%C3%A5&page=2" },
  { path: "/om%2Doss", status: 301, location: "/om-oss/" },
  { path: "/order/diplom/abc-123", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/order/diplom/abc-123/", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/order/diplom/", status: 404, type: html, cache: fresh, coding: "br" },
  { path: "/order/diplom/a/b/", status: 404, type: html, cache: fresh, coding: "br" },
  { path: "/mc/ml25/abc/def", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/mc/ml25/om/", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/d/TACK_1/abc", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/d/TACK_1", status: 301, location: "/d/TACK_1/" },
  { path: "/d/ALDRIG_1/abc", status: 404, type: html, cache: fresh, coding: "br" },
  { path: "/d/", status: 404, type: html, cache: fresh, coding: "br" },
  { path: "/d/ALDRIG_1/abc.png", status: 404, type: json, cache: "no-store" },
  { path: hashedScript, status: 200, type: "text/javascript; charset=utf-8", cache: forever, coding: "br" },
  {
    path: "/styles.0123456789abcdef0123.css",
    status: 200,
    type: "text/css; charset=utf-8",
    cache: forever,
    coding: "br",
  },
  { path: "/static/besley-1234.woff2", status: 200, type: "font/woff2", cache: forever },
  { path: "/static/bild.svg", status: 200, type: "image/svg+xml; charset=utf-8", cache: forever, coding: "br" },
  { path: "/page-data/index/page-data.json", status: 200, type: json, cache: fresh, coding: "br" },
  { path: "/page-data/om-oss/page-data.json?q=1", status: 200, type: json, cache: fresh },
  { path: "/page-data/order/diplom/[orderReference]/page-data.json", status: 200, type: json, cache: fresh },
  { path: "/page-data/order/diplom/%5BorderReference%5D/page-data.json", status: 200, type: json, cache: fresh },
  { path: "/page-data/order/diplom/abc/page-data.json", status: 404, type: json, cache: "no-store" },
  { path: "/page-data/finns-inte/page-data.json", status: 404, type: json, cache: "no-store" },
  { path: "/page-data/app-data.json", status: 200, type: json, cache: fresh },
  { path: "/page-data/sq/d/123456.json", status: 200, type: json, cache: fresh },
  { path: "/slice-data/header.json", status: 200, type: json, cache: fresh },
  { path: "/sw.js", status: 200, type: "text/javascript; charset=utf-8", cache: fresh },
  { path: "/manifest.webmanifest", status: 200, type: "application/manifest+json; charset=utf-8", cache: fresh },
  { path: "/icons/icon-48x48.png", status: 200, type: "image/png", cache: fresh },
  { path: "/icons/icon-48x48.png?v=1234", status: 200, type: "image/png", cache: fresh },
  { path: "/.well-known/security.txt", status: 200, type: "text/plain; charset=utf-8", cache: fresh },
  { path: "/stor.bin", status: 200, type: "application/octet-stream", cache: fresh },
  { path: "/404.html", status: 200, type: html, cache: fresh, coding: "br" },
  { path: "/finns-inte/", status: 404, type: html, cache: fresh, coding: "br" },
  { path: "/finns-inte", status: 404, type: html, cache: fresh, coding: "br" },
  { path: "/app-ffffffffffffffffffff.js", status: 404, type: json, cache: "no-store" },
  { path: "/wp-login.php", status: 404, type: json, cache: "no-store" },
  // What the build left for itself.
  { path: `${hashedScript}.map`, status: 404, type: json },
  { path: "/webpack.stats.json", status: 404, type: json },
  { path: "/chunk-map.json", status: 404, type: json },
  { path: "/_gatsby/slices/_gatsby-scripts-1.html", status: 404 },
  { path: "/_headers", status: 404 },
  { path: "/_redirects", status: 404 },
  { path: "/.env", status: 404, type: json },
  { path: "/manifest.json", status: 404, type: json },
  // What no honest browser sends.
  { path: "//evil.example/", status: 404 },
  { path: "//om-oss", status: 404 },
  { path: "/\\evil.example/", status: 404 },
  { path: "/%5Cevil.example", status: 404 },
  { path: "/om-oss%2F", status: 404 },
  { path: "/..%2f..%2fetc/passwd", status: 404 },
  { path: "/../../etc/passwd", status: 400, type: json },
  { path: "/om-oss/../index.html", status: 400, type: json },
  { path: "/%2e%2e/%2E%2e/etc/passwd", status: 400, type: json },
  { path: "/./", status: 400, type: json },
  { path: "/om-oss%00", status: 400, type: json },
  { path: "/om-oss%0d%0aSet-Cookie:x", status: 400, type: json },
  { path: "/%", status: 400, type: json },
  { path: "/%zz/", status: 400, type: json },
  { path: "/%c3%28", status: 400, type: json },
  { path: "/%c0%ae%c0%ae/", status: 400, type: json },
  { path: "http://evil.example/om-oss", status: 400, type: json },
  { path: `/${"a".repeat(5000)}`, status: 414, type: json },
  { path: `/?q=${"a".repeat(5000)}`, status: 414, type: json },
];

const securityNames = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-frame-options",
];

const securityCheck = (headers: Answer["headers"]) => {
  for (const name of securityNames) expect(headers, name).toHaveProperty(name);
  expect(headers).not.toHaveProperty("x-powered-by");
};

describe("a visitor asks for", () => {
  let ask: Ask;
  const clearing: (() => unknown)[] = [];
  beforeAll(async () => {
    const server = await webServer({ whenDone: (clear) => clearing.push(clear) });
    await server.release();
    ask = server.ask;
    return async () => {
      for (const clear of clearing.reverse()) await clear();
    };
  });

  test.each(rows)("$path and gets $status", async (row) => {
    const answer = await ask(row.path, { headers: { "accept-encoding": "gzip, br" } });
    const { headers } = answer;
    expect(answer.status).toBe(row.status);
    if (row.type !== undefined) expect(headers["content-type"]).toBe(row.type);
    if (row.cache !== undefined) expect(headers["cache-control"]).toBe(row.cache);
    expect(headers["content-encoding"]).toBe(
      row.coding ?? (row.type === undefined ? headers["content-encoding"] : undefined),
    );
    if (row.coding !== undefined) expect(headers.vary).toBe("accept-encoding");
    expect(headers.location).toBe(row.location);
    securityCheck(headers);
    if (headers["content-type"] === json && row.cache === "no-store") errorBody.parse(JSON.parse(answer.body));

    const head = await ask(row.path, { method: "HEAD", headers: { "accept-encoding": "gzip, br" } });
    expect(head.status).toBe(row.status);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
    expect(head.body).toBe("");
  });

  test("the folder's own page where nothing is there, if the folder has one", async () => {
    expect((await ask("/d/ALDRIG_1/abc")).body).toContain("Inget kort");
    expect((await ask("/mc/aldrig/abc")).body).toContain("Sidan finns inte");
  });
});
