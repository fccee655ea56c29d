import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { webServer } from "../app-fixture.ts";
import { htmlPage, siteFiles } from "../site-fixture.ts";

test("a page that has not changed since is not sent again", async () => {
  const { ask, release } = await webServer();
  await release();
  const headers = { "accept-encoding": "br" };
  const first = await ask("/om-oss/", { headers });
  const etag = first.headers.etag ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await ask("/om-oss/", { headers: { ...headers, "if-none-match": known } });
    expect(again.status, known).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers).toMatchObject({
      etag,
      vary: "accept-encoding",
      "cache-control": first.headers["cache-control"],
    });
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  }
  const other = await ask("/om-oss/", { headers: { "accept-encoding": "gzip", "if-none-match": etag } });
  expect(other.status).toBe(200);
  expect(other.headers.etag).not.toBe(etag);

  await release({ ...siteFiles, "om-oss/index.html": htmlPage("Om oss, nytt") });
  expect((await ask("/om-oss/", { headers: { ...headers, "if-none-match": etag } })).status).toBe(200);
});

test("the compressed forms are the page, and the client's preference is followed", async () => {
  const { app, release } = await webServer();
  await release();
  const ask = async (coding: string) => app.inject({ url: "/", headers: { "accept-encoding": coding } });
  const page = siteFiles["index.html"];
  expect(brotliDecompressSync((await ask("br")).rawPayload).toString()).toBe(page);
  expect(gunzipSync((await ask("br;q=0.1, gzip")).rawPayload).toString()).toBe(page);
  const plain = await ask("identity");
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.payload).toBe(page);
});

test("a range is answered with the whole file", async () => {
  const { ask, release } = await webServer();
  await release();
  const answer = await ask("/stor.bin", { headers: { range: "bytes=0-9" } });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(400_000);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"])(
  "%s on a page is not allowed",
  async (method) => {
    const { ask, release } = await webServer();
    await release();
    const bodies = method === "TRACE" ? [undefined] : [undefined, "{}"];
    for (const body of bodies) {
      const headers = { "content-type": "application/json" };
      expect((await ask("/om-oss/", { method, headers, ...(body !== undefined && { body }) })).status).toBe(405);
    }
    const answer = await ask("/om-oss/", { method });
    expect(answer.headers.allow).toBe("GET, HEAD");
    expect(JSON.parse(answer.body)).toMatchObject({ code: "method_not_allowed" });
    expect(answer.headers).toHaveProperty("content-security-policy");
  },
);

test("before the first release a visitor reads that the site is being built", async () => {
  const { ask } = await webServer();
  const answer = await ask("/om-oss/");
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.body).toContain("Vi är strax tillbaka");
  expect((await ask("/__health")).status).toBe(200);
});

test("when a file cannot be read the visitor gets the error page, and a script gets the error body", async () => {
  const { ask, release, store, live } = await webServer();
  const { release: id } = await release();
  // The page for errors has been read before, as on any server that is not new.
  const page = live.site()?.errorPage;
  expect(page).toBeDefined();
  await ask("/500.html");
  await rm(join(store.directory, id, "public", "om-oss"), { recursive: true });
  await rm(join(store.directory, id, "public", "sw.js"));
  const answer = await ask("/om-oss/");
  expect(answer.status).toBe(500);
  expect(answer.body).toBe(siteFiles["500.html"]);
  expect(answer.headers).not.toHaveProperty("etag");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const script = await ask("/sw.js");
  expect(script.status).toBe(500);
  expect(JSON.parse(script.body)).toMatchObject({ code: "internal" });
});
