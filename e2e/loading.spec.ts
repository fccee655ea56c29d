import type { Page, Request } from "playwright/test";
import { scrollSetupDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { routeUpdate } from "../src/lib/route-update.ts";
import { scriptsOf } from "./support/page-scripts.ts";
import { expect, test as base, visit, withChoice } from "./support/site.ts";

/** How pages are fetched, line by line of the specification. Calls are cut and changed on their way: no worker. */
const test = base.extend<{ asked: (part: string) => Request[] }>({
  asked: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await use((part) => requests.filter((request) => request.url().includes(part)));
  },
});
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL ?? "", false));

type Gatsby = { ___navigate: (to: string) => void; ___loader: { loadAppData: () => Promise<unknown> } };

const goTo = (page: Page, to: string) => page.evaluate((url) => (window as unknown as Gatsby).___navigate(url), to);
const paths = (requests: Request[]) => requests.map((request) => new URL(request.url()).pathname);
/** A mark that a page's own script would not survive: gone means that the browser itself went there. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset.mark = "here"));
const isSamePage = (page: Page) => page.evaluate(() => document.body.dataset.mark === "here");
const forgive = (complaints: string[]) => complaints.splice(0);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page is shown before its script is asked for", async ({ page }) => {
  await visit(page, "/om-oss/");
  const { shown, read, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      shown: performance.getEntriesByType("paint")[0]?.startTime ?? Infinity,
      read: navigation?.domContentLoadedEventStart ?? 0,
      scripts: files.map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(2);
  // A machine that takes so long to paint does not make the page wait for it.
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(shown, read + 2000));
});

test("a page's data, the app's, the shared queries' and the banner's are fetched at their URLs", async ({
  page,
  asked,
}) => {
  await visit(page, "/");
  const data = [...paths(asked("/page-data/")), ...paths(asked("/slice-data/"))];
  expect(data).toEqual(
    expect.arrayContaining([
      "/page-data/index/page-data.json",
      "/page-data/app-data.json",
      "/slice-data/notice.json",
      expect.stringMatching(/^\/page-data\/sq\/d\/\d+\.json$/),
    ]),
  );
  await goTo(page, "/om-oss/");
  await expect(page).toHaveURL(/\/om-oss\/$/);
  expect(paths(asked("/page-data/om-oss/"))).toContain("/page-data/om-oss/page-data.json");
});

test("data that is not there leads to the page for what is not found, after the URL itself was asked", async ({
  page,
  asked,
}) => {
  await visit(page, "/om-oss/");
  await mark(page);
  await goTo(page, "/finns-inte/");
  await expect(heading(page)).toHaveText("Den sidan har flugit sin väg");
  expect(await isSamePage(page)).toBe(true);
  expect(paths(asked("/page-data/404.html/"))).toHaveLength(1);
  expect(asked("/finns-inte").map((request) => request.method())).toContain("HEAD");
});

test("a URL that exists all the same, only without data, is left to the browser", async ({ page }) => {
  await page.route("**/page-data/kontakt/page-data.json", (route) => route.fulfill({ status: 404, body: "{}" }));
  await visit(page, "/om-oss/");
  await mark(page);
  const wholePage = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith("/kontakt/"),
  );
  await goTo(page, "/kontakt/");
  await wholePage;
});

test("a fault of the server leads to the page for our own faults", async ({ page, complaints }) => {
  await page.route("**/page-data/kontakt/page-data.json", (route) => route.fulfill({ status: 500, body: "{}" }));
  await visit(page, "/om-oss/");
  await goTo(page, "/kontakt/");
  await expect(heading(page)).toHaveText("Något gick fel hos oss");
  forgive(complaints);
});

test("other failures are tried three times more, and then the browser goes there itself, with question and mark", async ({
  page,
  asked,
  complaints,
}) => {
  let isBroken = true;
  await page.route("**/page-data/kontakt/page-data.json*", (route) =>
    isBroken ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
  );
  await visit(page, "/om-oss/");
  await mark(page);
  const wholePage = page.waitForRequest((request) => request.isNavigationRequest());
  await goTo(page, "/kontakt/?a=1#content");
  await wholePage;
  const tries = asked("/page-data/kontakt/").length;
  isBroken = false;
  await expect(page).toHaveURL(/\/kontakt\/\?a=1#content$/);
  expect(tries).toBe(4);
  await expect(heading(page)).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  forgive(complaints);
});

test("a page of another build is fetched whole, once, and its question stays", async ({ page, asked }) => {
  await visit(page, "/om-oss/");
  await mark(page);
  let isOther = true;
  await page.route("**/page-data/app-data.json", (route) =>
    isOther ? route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }) : route.continue(),
  );
  const before = asked("/kontakt/").length;
  const wholePage = page.waitForRequest((request) => request.isNavigationRequest());
  await goTo(page, "/kontakt/?a=1");
  await wholePage;
  isOther = false;
  await expect(page).toHaveURL(/\/kontakt\/\?a=1$/);
  await expect(heading(page)).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  const documents = asked("/kontakt/")
    .slice(before)
    .filter((request) => request.isNavigationRequest());
  expect(documents).toHaveLength(1);
});

test("a page that meets another build at its start reloads once, and no more", async ({ page, asked }) => {
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }),
  );
  await visit(page, "/kontakt/");
  await page.waitForTimeout(1500);
  expect(asked("/kontakt/").filter((request) => request.isNavigationRequest())).toHaveLength(2);
  await expect(heading(page)).toBeVisible();
});

test("app data without the build's name is not valid: the browser fetches the next page whole", async ({ page }) => {
  await visit(page, "/om-oss/");
  await mark(page);
  await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: {} }));
  expect(await page.evaluate(() => (window as unknown as Gatsby).___loader.loadAppData())).toBeUndefined();
  const wholePage = page.waitForRequest((request) => request.isNavigationRequest());
  await goTo(page, "/kontakt/");
  await wholePage;
  await expect(page).toHaveURL(/\/kontakt\/$/);
});

test("shared data that cannot be had raises an error that names it, and the page can still be read", async ({
  page,
  complaints,
}) => {
  await page.route("**/page-data/sq/d/*.json", (route) => route.abort());
  await page.goto("/kontakt/");
  await expect.poll(() => complaints.join("\n")).toMatch(/We couldn't load "\/page-data\/sq\/d\/\d+\.json"/);
  await expect(heading(page)).toBeVisible();
  forgive(complaints);
});

test("a missing script of the page raises an error at its start, and later the browser goes there itself", async ({
  page,
  complaints,
}) => {
  const [script = ""] = await scriptsOf(/^component---src-templates-content-page-tsx$/);
  await page.route(`**/${script}`, (route) => route.abort());
  await page.goto("/kontakt/");
  await expect.poll(() => complaints.join("\n")).toMatch(/Loading chunk \d+ failed/);
  await expect(heading(page)).toBeVisible();
  await visit(page, "/");
  await mark(page);
  const wholePage = page.waitForRequest((request) => request.isNavigationRequest());
  await goTo(page, "/kontakt/");
  await wholePage;
  forgive(complaints);
});

/** When each page's data was asked for ahead of time, in ms after the first look. */
async function askedAhead(page: Page, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const from = Date.now();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isAhead = /^\/page-data\/(?!app-data|sq\/|index\/).+\/page-data\.json$/.test(pathname);
    if (isAhead && request.resourceType() !== "xhr") times.push(Date.now() - from);
  });
  await visit(page, "/");
  await page.waitForTimeout(forMs);
  return times;
}

test("a script that is lost on the way is asked for again, and the page hydrates", async ({ page, complaints }) => {
  const lost = new Set<string>();
  await page.route("**/*.js", (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await visit(page, "/ge-en-gava/");
  expect(lost.size).toBeGreaterThan(4);
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  expect(new Set(forgive(complaints))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
});

test("links in view are fetched ahead: after three seconds, four at a time, three seconds apart", async ({ page }) => {
  const times = await askedAhead(page, 8000);
  expect(times.length).toBeGreaterThan(4);
  expect(times[0]).toBeGreaterThan(2900);
  const [first = 0, , , fourth = 0, fifth = 0] = times;
  expect(fourth - first).toBeLessThan(fifth - fourth);
});

for (const { who, connection } of [
  { who: "on 2g", connection: { effectiveType: "slow-2g" } },
  { who: "who saves data", connection: { effectiveType: "4g", saveData: true } },
]) {
  test(`nothing is fetched ahead for visitors ${who}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    expect(await askedAhead(page, 4500)).toEqual([]);
  });
}

test.describe("a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Somebot/2.1)" });
  test("has nothing fetched ahead", async ({ page }) => {
    expect(await askedAhead(page, 4500)).toEqual([]);
  });
});

test("a link under the pointer is fetched at once, and a page that was loaded never again", async ({ page, asked }) => {
  await visit(page, "/kontakt/");
  const link = page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Om oss" });
  const ahead = page.waitForRequest("**/page-data/om-oss/page-data.json", { timeout: 1500 });
  await link.hover();
  await ahead;
  await link.click();
  await expect(page).toHaveURL(/\/om-oss\/$/);
  // Links that stood in the queue before it was loaded are still fetched: three batches, at most.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(10_000);
  const before = asked("/page-data/om-oss/").length;
  await goTo(page, "/kontakt/");
  await expect(page).toHaveURL(/\/kontakt\/$/);
  await link.hover();
  await page.waitForTimeout(4000);
  expect(asked("/page-data/om-oss/").length).toBe(before);
});

/** Reads some way down, goes on to the next page, and back. */
async function readAndReturn(page: Page, before: () => Promise<unknown>): Promise<void> {
  await visit(page, "/om-oss/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  await goTo(page, "/kontakt/");
  await expect(page).toHaveURL(/\/kontakt\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await before();
  await page.goBack();
  await expect(page).toHaveURL(/\/om-oss\/$/);
  await page.waitForTimeout(scrollSetupDelayMs);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
}

test("the way back leads to where the visitor was on the page", async ({ page }) => {
  await readAndReturn(page, () => Promise.resolve());
});

test("so it does where the page has its height a moment after it is shown", async ({ page }) => {
  await readAndReturn(page, () =>
    page.evaluate((shown) => {
      const low = document.createElement("style");
      low.textContent = "#___gatsby { height: 10rem; overflow: clip }";
      document.head.append(low);
      window.addEventListener(shown, () => setTimeout(() => low.remove(), 40), { once: true });
    }, routeUpdate),
  );
});
