import { expect, test } from "playwright/test";
import { admin, logIn, publish } from "../support/editors.ts";

const longestPublishMs = 240_000;

test("one press shows an earlier release until somebody publishes, and everybody is told", async ({
  page,
  request,
}) => {
  const mark = Date.now().toString(36);
  const path = `/utgava-${mark}/`;
  const becomes = (status: number) =>
    expect(async () => expect((await request.get(path)).status()).toBe(status)).toPass({ timeout: longestPublishMs });

  await logIn(page);
  const panel = page.getByRole("region", { name: "Ute på webbplatsen" });
  let record = "";

  await test.step("what went live, and by whom, is on the first page", async () => {
    await page.goto(`${admin}/collections/pages/create`);
    await page.locator("#field-title").fill(`Utgåva ${mark}`);
    await page.locator("#field-address").fill(path);
    await publish(page);
    record = page.url();
    await becomes(200);
    await page.goto(admin);
    await expect(
      panel
        .getByRole("listitem")
        .filter({ hasText: `Utgåva ${mark}` })
        .first(),
    ).toContainText(/\(.+\)/);
  });

  await test.step("a release from before is shown by one press, which asks once, and the screens say so", async () => {
    await page.goto(admin);
    const rows = panel.getByRole("listitem");
    await expect(rows.filter({ hasText: `Utgåva ${mark}` }).first()).toBeVisible();
    const texts = await rows.allInnerTexts();
    const before = rows.nth(texts.findLastIndex((text) => text.includes(`Utgåva ${mark}`)) + 1);
    await before.getByRole("button", { name: "Gå tillbaka hit" }).click();
    await before.getByRole("button", { name: "Ja, gå tillbaka" }).click();
    await expect(panel).toContainText("Nästa publicering lägger ut det nya igen.");
    await becomes(404);
    await page.goto(`${admin}/collections/pages`);
    await expect(page.getByText(/Webbplatsen visar utgåvan från/)).toBeVisible();
  });

  await test.step("the next publish shows what is new again", async () => {
    await page.goto(record);
    await page.locator("#field-title").fill(`Utgåva igen ${mark}`);
    await publish(page);
    await becomes(200);
    await expect(page.getByText(/Ute på webbplatsen sedan/)).toBeVisible({ timeout: longestPublishMs });
  });
});
