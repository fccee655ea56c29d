import type { Page, Request } from "playwright/test";
import { scrollSetupDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { routeUpdate } from "../src/lib/route-update.ts";
import { scriptsOf } from "./support/page-scripts.ts";
import { expect, goTo, test as base, visit, withChoice } from "./support/site.ts";

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

type Gatsby = { ___loader: { loadAppData: () => Promise<unknown> } };

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
  const documents = () => asked("/kontakt/").filter((request) => request.isNavigationRequest());
  await page.goto("/kontakt/");
  await expect.poll(() => documents().length).toBe(2);
  // It is settled before the page is hydrated.
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  expect(documents()).toHaveLength(2);
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

type Ahead = { path: string; atMs: number };

/** Which pages' data were asked for ahead of time, and when by the page's own clock. */
async function watchAhead(page: Page): Promise<() => Promise<Ahead[]>> {
  await page.clock.install();
  await page.addInitScript(() => {
    const ahead: Ahead[] = [];
    const from = Date.now();
    Object.assign(window, { ahead });
    new MutationObserver((changes) => {
      for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(link instanceof HTMLLinkElement) || link.rel !== "prefetch") continue;
        const path = /\/page-data(\/(?!app-data|sq\/|index\/).+\/)page-data\.json$/.exec(link.href)?.[1];
        if (path !== undefined) ahead.push({ path, atMs: Date.now() - from });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { ahead: Ahead[] }).ahead);
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
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  expect(new Set(forgive(complaints))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
});

test("links in view are fetched ahead: after three seconds, four at a time, three seconds apart", async ({ page }) => {
  const ahead = await watchAhead(page);
  await visit(page, "/");
  const aSecondLater = async () => {
    await page.clock.runFor(1000);
    return (await ahead()).length;
  };
  await expect.poll(aSecondLater).toBeGreaterThan(4);
  const [first = 0, , , fourth = 0, fifth = 0] = (await ahead()).map(({ atMs }) => atMs);
  expect(first).toBeGreaterThanOrEqual(3000);
  expect(fifth - fourth).toBeGreaterThanOrEqual(3000);
  expect(fourth - first).toBeLessThan(fifth - fourth);
});

async function expectNothingAhead(page: Page): Promise<void> {
  const ahead = await watchAhead(page);
  await visit(page, "/");
  // The next page is whole: the links of the one before have been looked at.
  for (const path of ["/om-oss/", "/kontakt/"]) {
    await page.clock.runFor(30_000);
    await goTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeVisible();
  }
  expect(await ahead()).toEqual([]);
}

for (const { who, connection } of [
  { who: "on 2g", connection: { effectiveType: "slow-2g" } },
  { who: "who saves data", connection: { effectiveType: "4g", saveData: true } },
]) {
  test(`nothing is fetched ahead for visitors ${who}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await expectNothingAhead(page);
  });
}

test.describe("a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Somebot/2.1)" });
  test("has nothing fetched ahead", ({ page }) => expectNothingAhead(page));
});

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name });

test("a link under the pointer is fetched at once, where nothing is fetched for being in view", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await visit(page, "/kontakt/");
  const fetched = page.waitForRequest("**/page-data/om-oss/page-data.json");
  await menuLink(page, "Om oss").hover();
  await fetched;
});

test("a page that was loaded is never fetched again", async ({ page, asked }) => {
  const ahead = await watchAhead(page);
  await visit(page, "/kontakt/");
  await menuLink(page, "Om oss").click();
  await expect(page).toHaveURL(/\/om-oss\/$/);
  await page.mouse.move(0, 0);
  // A link that stood in the queue before it was loaded is still fetched.
  const aSecondLater = async () => {
    await page.clock.runFor(1000);
    return (await ahead()).map(({ path }) => path);
  };
  await expect.poll(aSecondLater).toContain("/om-oss/");
  const before = asked("/page-data/om-oss/").length;
  await goTo(page, "/kontakt/");
  await expect(page).toHaveURL(/\/kontakt\/$/);
  await menuLink(page, "Om oss").hover();
  await page.clock.runFor(30_000);
  await goTo(page, "/kontakt/?a=1");
  await expect(page).toHaveURL(/a=1$/);
  expect(asked("/page-data/om-oss/").length).toBe(before);
});

/** Reads some way down, goes on to the next page, and back. */
async function readAndReturn(page: Page, before: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  await visit(page, "/om-oss/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage) as string[])).toContain("900");
  await goTo(page, "/kontakt/");
  await expect(page).toHaveURL(/\/kontakt\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await before();
  await page.goBack();
  await expect(page).toHaveURL(/\/om-oss\/$/);
  await page.clock.runFor(scrollSetupDelayMs);
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
