import { AxeBuilder } from "@axe-core/playwright";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { cutOff } from "./support/cut-off.ts";
import { toPayment, paySwish, someGiver } from "./support/gift.ts";
import { lossy, openLine, slowPhone, type Line } from "../scripts/testing/line.ts";
import { expect, test as base, visit, withChoice } from "./support/site.ts";
import { leftOnDevice, visitAndKeep } from "./support/worker.ts";

/** The browser reaches the site over a line that can be slow, bad or cut, for pages and worker alike. */
const test = base.extend<{ line: Line; baseURL: string }>({
  // eslint-disable-next-line no-empty-pattern
  line: async ({}, use) => {
    const line = await openLine(process.env.SITE_URL ?? "http://localhost:8000");
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  // The browser's own words about what it could not fetch on a line that was cut on purpose. All others count.
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    const others = complaints.filter((complaint) => !complaint.includes("net::ERR_"));
    complaints.splice(0, complaints.length, ...others);
  },
});
test.use({ serviceWorkers: "allow" });
test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL, false));

const offlineHeading = "Det är avbrott på ledningen";

test("the worker comes when the page rests, from the root, for the whole site", async ({ page, line }) => {
  await page.goto("/om-oss/", { waitUntil: "load" });
  const worker = await page.evaluate(async () => {
    const { scope, active, updateViaCache } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL, updateViaCache };
  });
  expect(worker).toEqual({ scope: `${line.url}/`, script: `${line.url}/sw.js`, updateViaCache: "none" });
});

test("pages that were visited open without a network, whole and without a fault", async ({ page, line }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAndKeep(page, "/om-oss/");
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Forskning" }).click();
  await expect(page).toHaveURL(/\/forskning\/$/);
  await expect.poll(() => leftOnDevice(page)).toContain("/forskning/");
  line.cut();
  for (const path of ["/om-oss/", "/forskning/", "/om-oss/?utm_source=brev"]) {
    await visit(page, path);
    await expect(page.locator("h1")).not.toHaveText(offlineHeading);
    await expect(page.getByRole("contentinfo")).toContainText("Hjärta & Lunga");
  }
  // Also from link to link, with what is kept.
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Forskning" }).click();
  await expect(page).toHaveURL(/\/forskning\/$/);
  await expect(page.locator("h1")).not.toHaveText(offlineHeading);
});

test("a page that was never visited becomes one that says so, with ways to reach us, and opens when the line is back", async ({
  page,
  line,
}) => {
  await visitAndKeep(page, "/om-oss/");
  line.cut();
  await page.goto("/forskning/sok-anslag/?a=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(offlineHeading);
  await expect(page).toHaveTitle(/internet/);
  const main = page.getByRole("main");
  for (const fact of ["08-465 004 00", "Swish", "Bankgiro"]) await expect(main).toContainText(fact);
  expect(await main.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.check("700 20px Besley"))).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Försök igen" })).toBeFocused();
  line.mend();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?a=1$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offlineHeading);
});

for (const look of [
  { name: "light", options: { colorScheme: "light" } as const },
  { name: "dark", options: { colorScheme: "dark" } as const },
  { name: "forced colours", options: { forcedColors: "active" } as const },
]) {
  test(`the page without a network is accessible and fits 320 px, in ${look.name}`, async ({ page, line }) => {
    await visitAndKeep(page, "/om-oss/");
    await page.emulateMedia(look.options);
    await page.setViewportSize({ width: 320, height: 800 });
    line.cut();
    await page.goto("/forskning/sok-anslag/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(offlineHeading);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await cutOff(page)).toEqual([]);
    // Forced colours are the visitor's own: how they go together is not ours to judge.
    const axe = new AxeBuilder({ page }).disableRules(look.name === "forced colours" ? ["color-contrast"] : []);
    expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([]);
  });
}

test("a started gift survives: what was written is there without a network, and goes on when it is back", async ({
  page,
  line,
}) => {
  const giver = someGiver();
  await toPayment(page, giver, 250);
  await expect.poll(() => leftOnDevice(page)).toContain("/ge-en-gava/");
  line.cut();
  await page.reload();
  await expect(page.getByLabel("Förnamn")).toHaveValue(giver.firstName);
  await expect(page.getByLabel("E-post")).toHaveValue(giver.email);
  await expect(page.getByRole("main")).toContainText("250");
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("alert")).toContainText("Inga pengar har dragits", { ignoreCase: true });
  line.mend();
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("img", { name: "QR-kod för Swish" })).toBeVisible();
});

test("who knows to have no network is told so at the gift, with nothing lost", async ({ page, context, line }) => {
  await toPayment(page, someGiver(), 250);
  line.cut();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("alert")).toContainText("Du har inget nät just nu");
  await context.setOffline(false);
});

test("the amount of a link survives a reload without a network", async ({ page, line }) => {
  await visitAndKeep(page, routes.gift.href({ amount: 430 }));
  await expect(page.getByRole("button", { name: "Ge 430 kr med Swish" })).toBeVisible();
  line.cut();
  await page.reload();
  await expect(page.getByRole("button", { name: "Ge 430 kr med Swish" })).toBeVisible();
});

test("nothing of a person, an order, a card or a call is left on the device, nor what was asked in a URL", async ({
  page,
  complaints,
}) => {
  const giver = someGiver();
  await visitAndKeep(page, "/om-oss/");
  await toPayment(page, giver, 250);
  await paySwish(page);
  const order = await page.evaluate(() => (history.state as { order: string }).order);
  expect(order.length).toBeGreaterThan(10);
  for (const path of [
    routes.gift.order(order),
    routes.orderDiploma.href("HEMLIGREFERENS1"),
    routes.giftCard.href("HEMLIGREFERENS2"),
    routes.memorialCard.href("HEMLIGREFERENS3"),
    routes.greetingCardShared.href("JUL_24_1", "HEMLIGREFERENS4"),
    routes.greetingCardInternal.href("JUL_24_1", "HEMLIGREFERENS5"),
    routes.myPages.href(),
    routes.myDetails.href(),
    "/sok/?query=hemligfr%C3%A5ga",
    "/om-oss/?query=hemligfr%C3%A5ga&utm_source=brev",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  // Not paid, so there is no receipt: the browser says so in the console.
  await page.evaluate((reference) => fetch(`/api/Gift/DownloadPdfByOrderRef/${reference}`), order);
  complaints.splice(0);
  await visitAndKeep(page, "/kontakt/");
  const left = await leftOnDevice(page);
  expect(left).toEqual(expect.arrayContaining(["/om-oss/", "/kontakt/", "/page-data/app-data.json"]));
  const secrets = [
    order,
    "HEMLIG",
    "hemlig",
    giver.email,
    "query=",
    "/api/",
    "/order/",
    "/mc/",
    "/_internal",
    "/mina-",
  ];
  expect(left.filter((each) => each.startsWith("/d/") || secrets.some((secret) => each.includes(secret)))).toEqual([]);
  expect(left.filter((each) => /^IndexedDB|\?(?!__WB_REVISION__=)/.test(each))).toEqual([]);
  const bodies = await page.evaluate(async () => {
    let text = "";
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) text += await answer.text();
    }
    return text;
  });
  for (const secret of [order, giver.email, giver.lastName, "HEMLIG"]) expect(bodies).not.toContain(secret);
});

test("on a slow phone the page comes, the worker waits for its turn, and the next page is told to be on its way", async ({
  page,
  line,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  line.become(slowPhone);
  await page.goto("/om-oss/", { waitUntil: "load", timeout: 60_000 });
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const worker = performance.getEntriesByName(`${location.origin}/sw.js`)[0];
    return worker !== undefined && worker.startTime < (visit?.loadEventStart ?? 0);
  });
  expect(early).toBe(false);
  await expect.poll(() => leftOnDevice(page), { timeout: 60_000 }).toContain("/om-oss/");
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Forskning" }).click();
  await expect(page).toHaveURL(/\/forskning\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a link to a page that was read waits for the network, and in the end shows what is kept", async ({
  page,
  line,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAndKeep(page, "/forskning/");
  await visitAndKeep(page, "/om-oss/");
  line.become({ latencyMs: 600_000 });
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Forskning" }).click();
  await expect(page.getByText("Sidan är på väg")).toBeVisible();
  await expect(page).toHaveURL(/\/forskning\/$/);
});

test("on a bad line every page that was asked for comes, or the one that says why not: never a blank one", async ({
  page,
  line,
}) => {
  test.setTimeout(180_000);
  await visitAndKeep(page, "/om-oss/");
  line.become(lossy);
  for (const path of [
    "/forskning/",
    "/kontakt/",
    "/hjarta-och-lungor/hjartat/",
    "/om-oss/",
    "/ge-en-gava/",
    "/minnas/",
  ]) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.locator("h1").first()).not.toBeEmpty();
    await expect(page.getByRole("main")).toContainText(/.{60}/s);
  }
});
