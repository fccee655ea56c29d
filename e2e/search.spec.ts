import type { Page } from "playwright/test";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { hitsPerPage, searchIndex, suggestionsIndex, suggestionsShown } from "@hjarta-lunga/contract/search.ts";
import { field, found, hits } from "./support/search.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

type Asked = { requests: { indexName: string; query: string; page?: number; hitsPerPage: number }[] };

/** What is asked of the provider from now on. */
function listen(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/queries")) asked.push(request.postDataJSON() as Asked);
  });
  return asked;
}

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("what is written is found, marked, and kept in the URL, which somebody else can open", async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, routes.search.href());
  const asked = listen(page);
  await field(page).fill("hjärtsvikt");
  await expect(found(page)).toContainText("”hjärtsvikt”");
  await expect(hits(page).first().locator("mark").first()).toBeVisible();
  await expect(page).toHaveURL(/\/sok\/\?query=hj%C3%A4rtsvikt$/);
  const [first] = asked;
  expect(first?.requests.map(({ indexName, hitsPerPage: most }) => [indexName, most])).toEqual([
    [searchIndex(false), hitsPerPage],
    [suggestionsIndex(searchIndex(false)), suggestionsShown],
  ]);

  const titles = await hits(page).locator(".head").allTextContents();
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await other.goto(page.url());
  await expect(hits(other).locator(".head")).toHaveText(titles);
  await expect(field(other)).toHaveValue("hjärtsvikt");
  await other.context().close();
});

test("a word as somebody spells it finds its page", async ({ page }) => {
  for (const [written, title] of [
    ["hjartsvikt", /Hjärtsvikt/],
    ["hjärtsvitk", /Hjärtsvikt/],
    ["minnesgåvor", /innesgåva/],
  ] as const) {
    await visit(page, routes.search.href({ query: written }));
    await expect(hits(page).filter({ hasText: title }).first(), written).toBeVisible();
  }
});

test("the way back leads to what was searched for, and one step further to the page before", async ({ page }) => {
  await visit(page, "/om-oss/");
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("combobox", { name: "Vad letar du efter?" }).fill("lungor");
  await page.keyboard.press("Enter");
  await expect(found(page)).toContainText("”lungor”");
  await field(page).fill("lungorna");
  await expect(page).toHaveURL(/query=lungorna$/);
  await hits(page).first().getByRole("link").click();
  await expect(page).not.toHaveURL(/\/sok\//);
  await page.goBack();
  await expect(found(page)).toContainText("”lungorna”");
  await expect(field(page)).toHaveValue("lungorna");
  await page.goBack();
  await expect(page).toHaveURL(/\/om-oss\/$/);
});

test("an empty question asks nobody, nor one of spaces, nor one for a page below the first", async ({ page }) => {
  const asked = listen(page);
  await visit(page, routes.search.href());
  await field(page).fill("   ");
  await page.goto("/sok/?query=hj%C3%A4rta&page=-3");
  await expect(page.getByRole("heading", { name: "Här finns inga träffar" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Visa första sidan" }).click();
  await expect(found(page)).toContainText("”hjärta”");
  await expect(page).toHaveURL(/\/sok\/\?query=hj%C3%A4rta$/);
});

test("a crawler finds the search, but not its results without end", async ({ page, request }) => {
  await visit(page, routes.search.href());
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Sök bland allt/);
  await visit(page, routes.search.href({ query: "hjärta" }));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(found(page)).toBeVisible();
  for (const link of await page.locator('main a[href*="page="]').all())
    expect(await link.getAttribute("rel")).toContain("nofollow");
  const sitemap = await request.get("/sitemap.xml");
  expect(await sitemap.text()).not.toContain("/sok/");
});

test("nothing found: what helps, and the ways on", async ({ page }) => {
  await visit(page, routes.search.href({ query: "qqzzxxyy" }));
  await expect(page.getByRole("heading", { name: "Inga träffar på ”qqzzxxyy”" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^0\d/ })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("main").getByRole("link", { name: "Forskning" })).toBeVisible();
});

test("the header's field offers and goes by keyboard alone", async ({ page }) => {
  await visit(page, "/om-oss/");
  const opener = page.getByRole("button", { name: "Sök" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("combobox", { name: "Vad letar du efter?" });
  await expect(box).toBeFocused();
  await page.keyboard.type("hjärt");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Sök" })).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(box).toBeFocused();
  await page.keyboard.type("hjärtsvikt");
  await expect(options.filter({ hasText: "Hjärtsvikt" }).last()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sök" })).toBeHidden();
  await expect(page).not.toHaveURL(/\/om-oss\/$/);
});

test("nothing of searching is fetched before somebody reaches for it", async ({ page }) => {
  const asked = listen(page);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  await page.clock.install();
  await visit(page, "/om-oss/");
  await page.clock.runFor(10_000);
  // Answered after whatever the page has asked for by then.
  await page.evaluate(() => fetch("/", { method: "HEAD", cache: "no-store" }).then(() => undefined));
  const before = scripts.length;
  await page.getByRole("button", { name: "Sök" }).click();
  await expect(page.getByRole("combobox")).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  expect(asked).toEqual([]);
});

test("without consent nothing is kept and nothing told; with it both; withdrawn, neither", async ({
  page,
  context,
  baseURL,
}) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/1/events")) told.push(request.url());
  });
  await page.clock.install();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === cookies.searchInsights);
  await visit(page, routes.search.href({ query: "hjärta" }));
  await expect(found(page)).toBeVisible();
  expect([told, await cookie()]).toEqual([[], undefined]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /algolia/i.test(key)))).toEqual([]);

  await withChoice(context, baseURL ?? "", true);
  await visit(page, routes.search.href({ query: "hjärta" }));
  await expect(found(page)).toBeVisible();
  await expect.poll(() => told.length).toBeGreaterThan(0);
  const days = (((await cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(180);
  for (const url of told) expect(new URL(url).origin).not.toContain("jsdelivr");

  await page.getByRole("button", { name: "Inställningar för kakor" }).click();
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  expect(await cookie()).toBeUndefined();
  const before = told.length;
  await field(page).fill("lungor");
  await expect(found(page)).toContainText("”lungor”");
  await page.clock.runFor(60_000);
  await visit(page, routes.search.href({ query: "kol" }));
  await expect(found(page)).toContainText("”kol”");
  expect(told).toHaveLength(before);
});

test("a URL without a page offers to search for what it was about", async ({ page }) => {
  await visit(page, "/halsa/hjartsvikt/");
  await expect(field(page)).toHaveValue("hjartsvikt");
  await page.getByRole("main").getByRole("button", { name: "Sök" }).click();
  await expect(page).toHaveURL(/\/sok\/\?query=hjartsvikt$/);
  await expect(hits(page).first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("search leads to its page, which says what to do", async ({ page }) => {
    await page.goto("/om-oss/");
    await page.getByRole("banner").getByRole("link", { name: "Sök" }).click();
    // The browser of the test reads such words as one without script does not: as mark-up.
    expect(await page.locator("main noscript").textContent()).toContain("Sökningen behöver JavaScript");
    await expect(page.getByRole("main").getByRole("link", { name: "Forskning" })).toBeVisible();
    await field(page).fill("hjärta");
    await page.getByRole("main").getByRole("button", { name: "Sök" }).click();
    await expect(page).toHaveURL(/\/sok\/\?query=hj%C3%A4rta$/);
  });
});
