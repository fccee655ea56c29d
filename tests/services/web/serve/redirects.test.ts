import { expect, test } from "vitest";
import { webServer } from "../app-fixture.ts";
import { siteFiles, siteMatchPaths } from "../site-fixture.ts";

const redirects = [
  { from: "/gammal/", to: "/om-oss/" },
  { from: "/host/", to: "/om-oss/?kampanj=1#nu" },
  { from: "/index.php", to: "https://exempel.se/å" },
  { from: "/om-oss/", to: "/" },
];

const siteWithRedirects = async () => {
  const site = await webServer();
  await site.release(siteFiles, siteMatchPaths, redirects);
  return site;
};

test.each([
  ["/gammal/", "/om-oss/"],
  ["/gammal", "/om-oss/"],
  ["/gammal/?a=1&b=%C3%A5", "/om-oss/?a=1&b=%C3%A5"],
  ["/gammal/?", "/om-oss/"],
  ["/host/?a=1", "/om-oss/?kampanj=1&a=1#nu"],
  ["/index.php?id=7", "https://exempel.se/%C3%A5?id=7"],
])("%s leads to %s", async (from, to) => {
  const { status, headers, body } = await (await siteWithRedirects()).ask(from);
  expect([status, headers.location, body]).toEqual([301, to, ""]);
  // Editors may end it, and browsers would remember it for good.
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("a page that is there comes before a redirect", async () => {
  expect((await (await siteWithRedirects()).ask("/om-oss/")).status).toBe(200);
});

test("what leads nowhere is not found, and a release without redirects has none", async () => {
  expect((await (await siteWithRedirects()).ask("/gammal/under/")).status).toBe(404);
  const other = await webServer();
  await other.release();
  expect((await other.ask("/gammal/")).status).toBe(404);
});
