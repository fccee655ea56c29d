import type { Page } from "playwright/test";
import { cookies } from "contract/cookies.ts";
import * as routes from "contract/routes.ts";
import { hitsPerPage, searchIndex, spareIndexPath, suggestionsIndex, suggestionsShown } from "contract/search.ts";
import { expectAccessible } from "./support/accessible.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Vad letar du efter?" });
const found = (page: Page) => page.getByRole("heading", { level: 2, name: /träff(ar)? på/ });
const hits = (page: Page) => page.getByRole("main").locator("ol li");
const queries = "**/1/indexes/*/queries**";

type Asked = { requests: { indexName: string; query: string; page?: number; hitsPerPage: number }[] };

/** What is asked of the provider from now on. */
function listen(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/queries")) asked.push(request.postDataJSON() as Asked);
  });
  return asked;
}

/** The browser's own lines about calls that were broken on purpose. */
const forgive = (complaints: string[]) => complaints.splice(0);

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("what is written is found, marked, and kept in the address, which somebody else can open", async ({
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

test("no crawler finds its pages without end", async ({ page, request }) => {
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
  await visit(page, "/om-oss/");
  await page.waitForTimeout(1_000);
  const before = scripts.length;
  await page.getByRole("button", { name: "Sök" }).click();
  await expect(page.getByRole("combobox")).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  expect(asked).toEqual([]);
});

for (const [state, answer] of [
  ["away", null],
  ["answering with nonsense", "<html>Hej</html>"],
] as const) {
  test(`a provider that is ${state}: said, pages by their titles, and its hits when it is back`, async ({
    page,
    complaints,
  }) => {
    await page.route(queries, (route) =>
      answer === null ? route.abort("connectionrefused") : route.fulfill({ status: 200, body: answer }),
    );
    const spare = page.waitForRequest(`**${spareIndexPath}`);
    await visit(page, routes.search.href({ query: "hjärtsvikt" }));
    await spare;
    await expect(page.getByRole("heading", { name: "Sökningen svarar inte just nu" })).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Hjärtsvikt/ })
        .first(),
    ).toBeVisible();
    await page.unroute(queries);
    await page.getByRole("button", { name: "Sök igen" }).click();
    await expect(found(page)).toContainText("”hjärtsvikt”");
    forgive(complaints);
  });
}

test("a provider that is slow: pages by their titles meanwhile", async ({ page }) => {
  let letGo = () => undefined as unknown;
  const held = new Promise((done) => (letGo = () => done(undefined)));
  await page.route(queries, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, routes.search.href({ query: "hjärtsvikt" }));
  await expect(page.getByText("Söker …").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sökningen dröjer" })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Hjärtsvikt/ })
      .first(),
  ).toBeVisible();
  letGo();
  await expect(found(page)).toContainText("”hjärtsvikt”");
});

test("on a line of 400 kbit/s that takes half a second each way, hits come and no error is shown", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const line = await context.newCDPSession(page);
  const [latency, throughput] = [500, 400_000 / 8];
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(routes.search.href({ query: "hjärtsvikt" }), { timeout: 60_000 });
  await expect(found(page)).toContainText("”hjärtsvikt”", { timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Sökningen svarar inte just nu" })).toBeHidden();
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
  await page.waitForTimeout(500);
  expect(told).toHaveLength(before);
});

test("an address without a page offers to search for what it was about", async ({ page }) => {
  await visit(page, "/halsa/hjartsvikt/");
  await expect(field(page)).toHaveValue("hjartsvikt");
  await page.getByRole("main").getByRole("button", { name: "Sök" }).click();
  await expect(page).toHaveURL(/\/sok\/\?query=hjartsvikt$/);
  await expect(hits(page).first()).toBeVisible();
});

test("the search page is accessible in every state", async ({ page, complaints }) => {
  test.setTimeout(120_000);
  await visit(page, routes.search.href());
  await expectAccessible(page, "before a question");
  await field(page).fill("hjärta");
  await expect(found(page)).toBeVisible();
  await expectAccessible(page, "hits");
  await field(page).fill("qqzzxxyy");
  await expect(page.getByRole("heading", { name: /^Inga träffar/ })).toBeVisible();
  await expectAccessible(page, "no hits");
  await page.route(queries, (route) => route.abort("connectionrefused"));
  await field(page).fill("lungor");
  await expect(page.getByRole("heading", { name: "Sökningen svarar inte just nu" })).toBeVisible();
  await expectAccessible(page, "provider away");
  forgive(complaints);
});

test("the header's field and the page that is missing are accessible", async ({ page }) => {
  test.setTimeout(120_000);
  await visit(page, "/om-oss/");
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("combobox").fill("hjärt");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page, "the header's field");
  await visit(page, "/halsa/hjartsvikt/");
  await expectAccessible(page, "no page");
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
