import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../../../scripts/bench/lib/chromium.ts";
import { gzipTotal, measureFirstLoad } from "../../../../scripts/bench/lib/first-load.ts";
import { requireBrowser } from "../../../../scripts/lib/browser.ts";

const mainScript = `
  const load = (src) => document.body.append(Object.assign(document.createElement("script"), { src }));
  load("/second.js");
  requestIdleCallback(() => load("/idle.js"));
  addEventListener("load", () => requestIdleCallback(() => load("/idle-after-load.js")));
`;
const scripts = ["/second.js", "/idle.js", "/idle-after-load.js", "/next-page.js"];
const html = `<!doctype html><link rel="icon" href="data:,"><link rel="preload" as="script" href="/main.js">
  <link rel="prefetch" href="/next-page.js"><body><script>1</script><script src="/main.js"></script></body>`;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/") response.setHeader("content-type", "text/html").end(html);
    else if (path === "/main.js") response.setHeader("content-type", "text/javascript").end(mainScript);
    else if (scripts.includes(path)) response.setHeader("content-type", "text/javascript").end(`"${path}"`);
    else response.writeHead(404, { "content-type": "text/html" }).end("Not here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const measure = async (path: string) => {
  await using browser = await launchBrowser(requireBrowser());
  return await measureFirstLoad(browser, url + path);
};

test("scripts of the page count, those for quiet moments stand apart, those for pages to come are left out", async () => {
  const { beforeIdle, afterIdle } = await measure("/");
  expect(beforeIdle.map(({ path }) => path)).toEqual(["/main.js", "/second.js"]);
  // Both are asked for in the same moment: either may be first.
  expect(afterIdle.map(({ path }) => path).toSorted()).toEqual(["/idle-after-load.js", "/idle.js"]);
  expect(gzipTotal(beforeIdle)).toBe(
    gzipSync(mainScript, { level: 9 }).length + gzipSync(`"/second.js"`, { level: 9 }).length,
  );
});

test("a page that is not there is a fault, not a page without script", async () => {
  await expect(measure("/away/")).rejects.toThrow("answered 404");
});
