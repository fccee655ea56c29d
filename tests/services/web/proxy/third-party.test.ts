import http from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { createFetchThirdParty } from "../../../../services/web/src/proxy/fetch-third-party.ts";
import type { Resolve } from "../../../../services/web/src/proxy/fetch-third-party.ts";
import { listedUrl } from "../../../../services/web/src/proxy/listed-url.ts";
import { webServer } from "../app-fixture.ts";

const path = (url: string) => `/__third-party-proxy?url=${encodeURIComponent(url)}`;
const loopback: Resolve = () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]);

/** Another site, on this machine: the exemption for development lets it be reached. */
const otherSite = async (listener: RequestListener) => {
  const seen: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    seen.push(request);
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { seen, url: (name: string) => `http://localhost:${port}${name}` };
};

const proxyFor = async (urls: string[], { resolve = loopback, timeoutMs = 5_000, now = Date.now } = {}) => {
  const list = urls.map((url) => listedUrl(url, false));
  return webServer({ deps: { thirdParty: { list, fetch: createFetchThirdParty(list, resolve, timeoutMs), now } } });
};

test("a listed script comes through with our headers, and nothing of the visitor goes out", async () => {
  const site = await otherSite((_request, response) => {
    response.writeHead(200, { "content-type": "text/javascript", "set-cookie": "a=b", "cache-control": "immutable" });
    response.end("run()");
  });
  const { ask } = await proxyFor([site.url("/gtm.js?id=1")]);
  const answer = await ask(path(site.url("/gtm.js?id=1")), {
    headers: { cookie: "hlf_identity=x", authorization: "Bearer y", "x-forwarded-for": "1.2.3.4", "user-agent": "me" },
  });
  expect(answer).toMatchObject({ status: 200, body: "run()" });
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript",
    "cache-control": "public, max-age=300",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect(answer.headers).not.toHaveProperty("set-cookie");
  expect(site.seen[0]?.url).toBe("/gtm.js?id=1");
  expect(Object.keys(site.seen[0]?.headers ?? {}).sort()).toEqual(
    ["accept", "accept-encoding", "connection", "host", "user-agent"].sort(),
  );
  expect(site.seen[0]?.headers["user-agent"]).toBe("third-party-proxy");
});

test("anything that is not on the list, letter for letter, is not fetched", async () => {
  const site = await otherSite((_request, response) => response.end());
  const listed = site.url("/gtm.js");
  const { ask } = await proxyFor([listed]);
  const paths = [
    "/__third-party-proxy",
    "/__third-party-proxy?url=",
    `${path(listed)}&url=x`,
    path(`${listed}?`),
    path(`${listed}#x`),
    path(listed.toUpperCase()),
    path(site.url("/other.js")),
    path(site.url("/x/../gtm.js")),
    path("http://169.254.169.254/latest/meta-data/"),
    path("file:///etc/passwd"),
    path(`${listed}${"a".repeat(2100)}`),
  ];
  for (const refused of paths) expect((await ask(refused)).status, refused).toBe(404);
  expect((await ask(path(listed), { method: "POST" })).status).toBe(405);
  expect(site.seen).toHaveLength(0);
});

describe("a listed name is not connected to when it leads to", () => {
  test.each([
    ["a private address", ["10.0.0.1"]],
    ["this machine", ["127.0.0.1"]],
    ["the machine's metadata", ["169.254.169.254"]],
    ["IPv4 inside IPv6", ["::ffff:10.0.0.1"]],
    ["a public address and a private one", ["1.1.1.1", "10.0.0.1"]],
    ["nothing", []],
  ])("%s", async (_what, addresses) => {
    const resolve: Resolve = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
    const { ask } = await proxyFor(["https://tags.example/gtm.js"], { resolve });
    const listed = listedUrl("https://tags.example/gtm.js", true);
    await expect(createFetchThirdParty([listed], resolve)(listed)).rejects.toThrow(/private address|has no address/);
    expect((await ask(path("https://tags.example/gtm.js"))).status).toBe(502);
  });

  test("a private address written in the list itself", async () => {
    const { ask } = await proxyFor(["https://10.0.0.1/gtm.js", "https://[::1]/gtm.js"]);
    expect((await ask(path("https://10.0.0.1/gtm.js"))).status).toBe(502);
    expect((await ask(path("https://[::1]/gtm.js"))).status).toBe(502);
  });
});

describe("an answer is not passed on when", () => {
  const script = { "content-type": "text/javascript" };
  test.each<[string, RequestListener]>([
    ["it is a page", (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
    [
      "it is a picture that can run script",
      (_request, response) => response.writeHead(200, { "content-type": "image/svg+xml" }).end(),
    ],
    ["it has no type", (_request, response) => response.writeHead(200).end("x")],
    ["it is an error", (_request, response) => response.writeHead(500, script).end("x")],
    [
      "it is compressed",
      (_request, response) => response.writeHead(200, { ...script, "content-encoding": "gzip" }).end("x"),
    ],
    [
      "it is over two megabytes",
      (_request, response) => response.writeHead(200, script).end("x".repeat(2 * 1024 * 1024 + 1)),
    ],
    [
      "it says that it is",
      (_request, response) => response.writeHead(200, { ...script, "content-length": 1e9 }).write("x"),
    ],
    [
      "it redirects off the list",
      (_request, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    ],
    ["it redirects in a circle", (_request, response) => response.writeHead(302, { location: "/gtm.js" }).end()],
    ["it hangs up", (request) => request.socket.destroy()],
  ])("%s", async (_what, listener) => {
    const site = await otherSite(listener);
    const { ask } = await proxyFor([site.url("/gtm.js")]);
    const answer = await ask(path(site.url("/gtm.js")));
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "unavailable" });
  });

  test("it takes too long, in one piece or drop by drop", async () => {
    const site = await otherSite((request, response) => {
      if (request.url === "/drops.js") {
        response.writeHead(200, { "content-type": "text/javascript" });
        const drops = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(drops));
      }
    });
    const urls = [site.url("/never.js"), site.url("/drops.js")];
    const { ask } = await proxyFor(urls, { timeoutMs: 150 });
    for (const url of urls) expect((await ask(path(url))).status).toBe(504);
  });
});

test("a redirect to a URL of the same site that is not listed is not followed", async () => {
  const site = await otherSite((request, response) => {
    if (request.url === "/gtm.js") response.writeHead(302, { location: "/other.js" }).end();
    else response.writeHead(200, { "content-type": "text/javascript" }).end("run()");
  });
  const { ask } = await proxyFor([site.url("/gtm.js")]);
  expect((await ask(path(site.url("/gtm.js")))).status).toBe(502);
  expect(site.seen).toHaveLength(1);
});

test("a redirect to a URL that is also listed is followed", async () => {
  const site = await otherSite((request, response) => {
    if (request.url === "/a.js") response.writeHead(301, { location: "/b.js" }).end();
    else response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const { ask } = await proxyFor([site.url("/a.js"), site.url("/b.js")]);
  expect(await ask(path(site.url("/a.js")))).toMatchObject({ status: 200, body: "{}" });
});

test("two hundred visitors behind one address get the script, and the other site is asked once in five minutes", async () => {
  const site = await otherSite((_request, response) =>
    response.writeHead(200, { "content-type": "text/javascript" }).end("run()"),
  );
  let time = 1_000_000;
  const { ask } = await proxyFor([site.url("/gtm.js")], { now: () => time });
  const all = () => Promise.all(Array.from({ length: 200 }, async () => (await ask(path(site.url("/gtm.js")))).body));
  expect(new Set(await all())).toEqual(new Set(["run()"]));
  expect(site.seen).toHaveLength(1);
  time += 300_000;
  expect(new Set(await all())).toEqual(new Set(["run()"]));
  expect(site.seen).toHaveLength(2);
});

test("another site that is away is asked again ten seconds later, not by everybody", async () => {
  let isAway = true;
  const site = await otherSite((_request, response) =>
    response.writeHead(isAway ? 500 : 200, { "content-type": "text/javascript" }).end("run()"),
  );
  let time = 1_000_000;
  const { ask } = await proxyFor([site.url("/gtm.js")], { now: () => time });
  const status = async () => (await ask(path(site.url("/gtm.js")))).status;
  expect([await status(), await status()]).toEqual([502, 502]);
  expect(site.seen).toHaveLength(1);
  isAway = false;
  time += 10_000;
  expect(await status()).toBe(200);
});
