import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { openLine } from "../scripts/testing/line.ts";
import { openOwnSite, otherCode, otherWords, type OwnSite } from "./support/own-site.ts";
import { expect, test as base, visit, withChoice } from "./support/site.ts";
import { leftOnDevice, visitAndKeep } from "./support/worker.ts";

/** A site of the test's own is deployed while it is visited, with the worker in charge. */
const test = base.extend<{ site: OwnSite; baseURL: string; documents: string[]; missing: string[] }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await openOwnSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  documents: async ({ page }, use) => {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await use(documents);
  },
  missing: async ({ context }, use) => {
    const missing: string[] = [];
    context.on("response", (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await use(missing);
    expect(missing).toEqual([]);
  },
});
test.use({ serviceWorkers: "allow", viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL, false));

const go = async (page: Page, name: string, url: RegExp) => {
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name }).click();
  await expect(page).toHaveURL(url);
};
const compiledAs = (page: Page) =>
  page.evaluate(() => (window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash);

test("an open tab goes on after a deploy, reloads once, and is then of the new build", async ({
  page,
  site,
  documents,
  missing,
}) => {
  await visitAndKeep(page, "/om-oss/");
  const before = await compiledAs(page);
  await site.deploy(otherCode);
  documents.length = 0;
  await go(page, "Forskning", /\/forskning\/$/);
  await expect.poll(() => compiledAs(page).catch(() => before)).not.toBe(before);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toEqual(["/forskning/"]);
  // Awake: before that a link is the browser's own.
  await expect(page.locator("button.menu-opener")).toBeAttached();
  await go(page, "Om oss", /\/om-oss\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toEqual(["/forskning/"]);
  expect(missing).toEqual([]);
});

test("scripts of the build before still come, for what an open tab fetches late", async ({ page, site, missing }) => {
  await visitAndKeep(page, "/om-oss/");
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src));
  await site.deploy(otherCode);
  for (const script of scripts) {
    const response = await page.request.get(script);
    expect(response.status(), script).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/javascript/);
  }
  expect(missing).toEqual([]);
});

test("the first visit after a deploy shows the new page, in its words and its code", async ({
  page,
  site,
  missing,
}) => {
  await visitAndKeep(page, "/kontakt/");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const before = await compiledAs(page);
  await site.deploy(async (folder) => {
    await otherWords(heading, "Nya ord om kontakt")(folder);
    await otherCode(folder);
  });
  await visit(page, "/kontakt/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nya ord om kontakt");
  expect(await compiledAs(page)).not.toBe(before);
  expect(missing).toEqual([]);
});

test("also on a line so slow that data is late, the first visit after a deploy is new in every word", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const line = await openLine(site.url);
  await visitAndKeep(page, `${line.url}/kontakt/`);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await site.deploy(otherWords(heading, "Nya ord om kontakt"));
  line.become({ latencyMs: 4000 });
  await page.goto(`${line.url}/kontakt/`, { waitUntil: "load", timeout: 60_000 });
  await expect(page.locator("button.menu-opener")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nya ord om kontakt");
  await line.close();
});

test("an editor's change is there at once for a tab that comes back, and what is kept follows", async ({
  page,
  site,
}) => {
  await visitAndKeep(page, "/kontakt/");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await site.deploy(otherWords(heading, "Nya ord om kontakt"));
  await visit(page, "/kontakt/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nya ord om kontakt");
  const cachedWords = () =>
    page.evaluate(async () => (await (await caches.match("/kontakt/"))?.text())?.includes("Nya ord om kontakt"));
  await expect.poll(cachedWords).toBe(true);
});

test("copies of two builds never lie together", async ({ page, site }) => {
  await visitAndKeep(page, "/om-oss/");
  await site.deploy(otherCode);
  await visitAndKeep(page, "/kontakt/");
  const left = await leftOnDevice(page);
  expect(left).toContain("/kontakt/");
  expect(left).not.toContain("/om-oss/");
});

test("the worker and what it keeps are asked for again each time, and are served as what they are", async ({
  request,
  site,
}) => {
  const worker = await request.get(`${site.url}/sw.js`);
  expect(worker.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(worker.headers()["content-type"]).toBe("text/javascript; charset=utf-8");
  const text = await worker.text();
  expect(text).not.toContain("StaleWhileRevalidate");
  const listed = /__precacheManifest = (\[.*?\])/s.exec(text)?.[1] ?? "[]";
  const kept = JSON.parse(listed) as { url: string; revision?: string }[];
  expect(kept.map(({ url }) => url)).toContain("offline-plugin-app-shell-fallback/index.html");
  for (const { url } of kept) expect((await request.get(`${site.url}/${url}`)).status(), url).toBe(200);
  for (const [url] of text.matchAll(/(?:workbox-v[\d.]+|idb-keyval-[\d.]+)[\w./-]+\.js/g)) {
    const response = await request.get(`${site.url}/${url}`);
    expect(response.headers()["content-type"], url).toMatch(/^text\/javascript/);
    expect(response.headers()["cache-control"], url).toBe("public, max-age=0, must-revalidate");
  }
});

test("a retired worker takes itself and all that it kept away, and none comes back", async ({ page, site }) => {
  await visitAndKeep(page, "/om-oss/");
  await site.deploy(async (folder) => {
    await copyFile(join(__dirname, "../src/worker/retired.js"), join(folder, "sw.js"));
  });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => leftOnDevice(page)).toEqual([]);
});

test("a page whose build cannot be settled is reloaded once and then shown, never for ever", async ({
  page,
  site,
  documents,
}) => {
  await site.deploy(async (folder) => {
    const file = join(folder, "page-data/app-data.json");
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace(/"webpackCompilationHash":"\w+"/, '"webpackCompilationHash":"0123456789abcdef0123"'),
    );
  });
  await page.goto("/om-oss/");
  await expect.poll(() => documents.length).toBe(2);
  // It is settled before the page is hydrated.
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  expect(documents).toEqual(["/om-oss/", "/om-oss/"]);
});
