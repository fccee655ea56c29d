import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fallbackIndexPath } from "@hjarta-lunga/contract/search.ts";
import { lossy, openLine } from "../scripts/testing/line.ts";
import { field, found, queries } from "./support/search.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

/** The browser's own lines about calls that were broken on purpose. */
const forgive = (complaints: string[]) => complaints.splice(0);

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

const pageByTitle = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /Hjärtsvikt/ })
    .first();

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
    const spare = page.waitForRequest(`**${fallbackIndexPath}`);
    await visit(page, routes.search.href({ query: "hjärtsvikt" }));
    await spare;
    await expect(page.getByRole("heading", { name: "Sökningen svarar inte just nu" })).toBeVisible();
    await expect(pageByTitle(page)).toBeVisible();
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
  await expect(pageByTitle(page)).toBeVisible();
  letGo();
  await expect(found(page)).toContainText("”hjärtsvikt”");
});

test("on a line of 400 kbit/s that takes half a second each way, hits come, nothing jumps and no error is shown", async ({
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
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.setViewportSize({ width: 360, height: 780 });
  const moved = await watchShifts(page);
  await page.goto(routes.search.href({ query: "hjärtsvikt" }), { timeout: 60_000 });
  await expect(found(page)).toContainText("”hjärtsvikt”", { timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Sökningen svarar inte just nu" })).toBeHidden();
  expect(await moved()).toBeLessThanOrEqual(0.05);
});

test("on a bad line every question gets its hits, at the latest when it is asked again; till then titles, and it is said", async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  const line = await openLine(process.env.STANDINS_URL ?? "http://localhost:8003");
  // Which questions are lost is said below: connections that break by number may be ones that nobody asked on.
  line.become({ ...lossy, breaksEvery: Number.POSITIVE_INFINITY });
  let asked = 0;
  await page.route(queries, (route) => {
    asked++;
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: line.url + pathname + search });
  });
  await page.clock.install();
  await visit(page, routes.search.href());
  const again = page.getByRole("button", { name: "Sök igen", disabled: false });
  for (const [index, query] of ["hjärta", "lungor", "kol", "astma", "minnesgåva", "forskning"].entries()) {
    const isLost = index % 2 === 1;
    // As where a phone goes from one mast to the next: what was open is gone.
    line.cut();
    if (!isLost) line.mend();
    const before = asked;
    await field(page).fill(query);
    if (isLost) {
      await expect(again).toBeVisible();
      await expect(page.getByRole("heading", { name: "Sökningen svarar inte just nu" })).toBeVisible();
      await expect(page.getByRole("main").locator(".link-rows a").first()).toBeVisible();
      await page.clock.runFor(60_000);
      expect(asked - before, "asked without the visitor's doing").toBe(1);
      line.mend();
    }
    let presses = 0;
    await expect(async () => {
      if (await again.isVisible()) {
        await again.click({ timeout: 1000 });
        presses++;
      }
      await expect(found(page).filter({ hasText: `”${query}”` })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    if (isLost) expect(asked - before, "asked without the visitor's doing").toBe(1 + presses);
  }
  await line.close();
  forgive(complaints);
});
