import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { webServer } from "./app-fixture.ts";
import type { Answer, Ask } from "./raw-request.ts";
import { hashedScript } from "./site-fixture.ts";

const forever = "public, max-age=31536000, immutable";
const fresh = "public, max-age=0, must-revalidate";
const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";

type Row = { address: string; status: number; type?: string; cache?: string; coding?: string; location?: string };

/** Every kind of address, asked for with `Accept-Encoding: gzip, br`. */
const rows: Row[] = [
  { address: "/", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/?utm_source=brev", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/om-oss/", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/om-oss/index.html", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/om-oss", status: 301, location: "/om-oss/" },
  { address: "/om-oss?q=%C3%A5&page=2", status: 301, location: "/om-oss/?q=%C3%A5&page=2" },
  { address: "/om%2Doss", status: 301, location: "/om-oss/" },
  { address: "/order/diplom/abc-123", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/order/diplom/abc-123/", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/order/diplom/", status: 404, type: html, cache: fresh, coding: "br" },
  { address: "/order/diplom/a/b/", status: 404, type: html, cache: fresh, coding: "br" },
  { address: "/mc/ml25/abc/def", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/mc/ml25/om/", status: 200, type: html, cache: fresh, coding: "br" },
  { address: hashedScript, status: 200, type: "text/javascript; charset=utf-8", cache: forever, coding: "br" },
  {
    address: "/styles.0123456789abcdef0123.css",
    status: 200,
    type: "text/css; charset=utf-8",
    cache: forever,
    coding: "br",
  },
  { address: "/static/besley-1234.woff2", status: 200, type: "font/woff2", cache: forever },
  { address: "/static/bild.svg", status: 200, type: "image/svg+xml; charset=utf-8", cache: forever, coding: "br" },
  { address: "/page-data/index/page-data.json", status: 200, type: json, cache: fresh, coding: "br" },
  { address: "/page-data/om-oss/page-data.json?q=1", status: 200, type: json, cache: fresh },
  { address: "/page-data/order/diplom/[orderReference]/page-data.json", status: 200, type: json, cache: fresh },
  { address: "/page-data/order/diplom/%5BorderReference%5D/page-data.json", status: 200, type: json, cache: fresh },
  { address: "/page-data/order/diplom/abc/page-data.json", status: 404, type: json, cache: "no-store" },
  { address: "/page-data/finns-inte/page-data.json", status: 404, type: json, cache: "no-store" },
  { address: "/page-data/app-data.json", status: 200, type: json, cache: fresh },
  { address: "/page-data/sq/d/123456.json", status: 200, type: json, cache: fresh },
  { address: "/slice-data/header.json", status: 200, type: json, cache: fresh },
  { address: "/sw.js", status: 200, type: "text/javascript; charset=utf-8", cache: fresh },
  { address: "/manifest.webmanifest", status: 200, type: "application/manifest+json; charset=utf-8", cache: fresh },
  { address: "/icons/icon-48x48.png", status: 200, type: "image/png", cache: fresh },
  { address: "/icons/icon-48x48.png?v=1234", status: 200, type: "image/png", cache: fresh },
  { address: "/.well-known/security.txt", status: 200, type: "text/plain; charset=utf-8", cache: fresh },
  { address: "/stor.bin", status: 200, type: "application/octet-stream", cache: fresh },
  { address: "/404.html", status: 200, type: html, cache: fresh, coding: "br" },
  { address: "/finns-inte/", status: 404, type: html, cache: fresh, coding: "br" },
  { address: "/finns-inte", status: 404, type: html, cache: fresh, coding: "br" },
  { address: "/app-ffffffffffffffffffff.js", status: 404, type: json, cache: "no-store" },
  { address: "/wp-login.php", status: 404, type: json, cache: "no-store" },
  // What the build left for itself.
  { address: `${hashedScript}.map`, status: 404, type: json },
  { address: "/webpack.stats.json", status: 404, type: json },
  { address: "/chunk-map.json", status: 404, type: json },
  { address: "/_gatsby/slices/_gatsby-scripts-1.html", status: 404 },
  { address: "/_headers", status: 404 },
  { address: "/_redirects", status: 404 },
  { address: "/.env", status: 404, type: json },
  { address: "/manifest.json", status: 404, type: json },
  // What no honest browser sends.
  { address: "//evil.example/", status: 404 },
  { address: "//om-oss", status: 404 },
  { address: "/\\evil.example/", status: 404 },
  { address: "/%5Cevil.example", status: 404 },
  { address: "/om-oss%2F", status: 404 },
  { address: "/..%2f..%2fetc/passwd", status: 404 },
  { address: "/../../etc/passwd", status: 400, type: json },
  { address: "/om-oss/../index.html", status: 400, type: json },
  { address: "/%2e%2e/%2E%2e/etc/passwd", status: 400, type: json },
  { address: "/./", status: 400, type: json },
  { address: "/om-oss%00", status: 400, type: json },
  { address: "/om-oss%0d%0aSet-Cookie:x", status: 400, type: json },
  { address: "/%", status: 400, type: json },
  { address: "/%zz/", status: 400, type: json },
  { address: "/%c3%28", status: 400, type: json },
  { address: "/%c0%ae%c0%ae/", status: 400, type: json },
  { address: "http://evil.example/om-oss", status: 400, type: json },
  { address: `/${"a".repeat(5000)}`, status: 414, type: json },
  { address: `/?q=${"a".repeat(5000)}`, status: 414, type: json },
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

  test.each(rows)("$address and gets $status", async (row) => {
    const answer = await ask(row.address, { headers: { "accept-encoding": "gzip, br" } });
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

    const head = await ask(row.address, { method: "HEAD", headers: { "accept-encoding": "gzip, br" } });
    expect(head.status).toBe(row.status);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
    expect(head.body).toBe("");
  });
});
