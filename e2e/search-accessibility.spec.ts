import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { slowAfterMs } from "@hjarta-lunga/contract/search.ts";
import { expectAccessible } from "./support/accessible.ts";
import { field, found, queries } from "./support/search.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("the search page is accessible in every state that lasts", async ({ page, complaints }) => {
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
  await page.unroute(queries);
  await visit(page, routes.search.href({ query: "hjärta", page: 99 }));
  await expect(page.getByRole("heading", { name: "Här finns inga träffar" })).toBeVisible();
  await expectAccessible(page, "no such page");
  // The browser's own line about the call that was broken on purpose.
  complaints.splice(0);
});

/** What would be shown later than this is not: there is time to look at what is shown till then. */
async function stayBefore(page: Page, laterMs: number): Promise<void> {
  await page.addInitScript((most) => {
    const real = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms < most ? real(work, ms) : 0) });
  }, laterMs);
}

test("the search page is accessible while it waits, with and without hits from before", async ({ page }) => {
  await stayBefore(page, slowAfterMs);
  const searching = page.locator("main .searching");
  await visit(page, routes.search.href());
  await field(page).fill("hjärta");
  await expect(found(page)).toBeVisible();
  await page.route(queries, () => undefined);
  await field(page).fill("lungor");
  await expect(searching).toHaveText("Söker …");
  await expectAccessible(page, "waiting, with hits from before");
  await expect(searching).toBeVisible();
  await expect(found(page)).toContainText("”hjärta”");

  await visit(page, routes.search.href({ query: "lungor" }));
  await expect(searching).toBeVisible();
  await expectAccessible(page, "waiting");
  await expect(searching).toBeVisible();
  await expect(found(page)).toHaveCount(0);
});

test("the search page is accessible when the answer takes long", async ({ page }) => {
  await stayBefore(page, slowAfterMs + 1);
  const slow = page.getByRole("heading", { name: "Sökningen dröjer" });
  await page.route(queries, () => undefined);
  await visit(page, routes.search.href({ query: "lungor" }));
  await expect(slow).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /ungor/ }).first()).toBeVisible();
  await expectAccessible(page, "taking long");
  await expect(slow).toBeVisible();
});

test("the header's field is accessible with something to offer and with nothing", async ({ page }) => {
  await visit(page, "/om-oss/");
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("combobox").fill("hjärt");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page, "with suggestions");
  await page.getByRole("combobox").fill("qqzzxxyy");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expectAccessible(page, "without");
});

test("the page that is missing is accessible, with its search field filled in from the URL", async ({ page }) => {
  await visit(page, "/halsa/hjartsvikt/");
  await expect(field(page)).toHaveValue("hjartsvikt");
  await expectAccessible(page, "no page");
});
