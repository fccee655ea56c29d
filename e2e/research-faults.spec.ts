import { expectAccessible } from "./support/accessible.ts";
import { count, field, titles, visitWithHand, words } from "./support/research.ts";
import { expect, test, withChoice } from "./support/site.ts";
import { errorReports, resetStandins, setFault } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await resetStandins();
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});
test.afterAll(resetStandins);

const reports = async () => JSON.stringify(await errorReports()).split("/hjarta-lunga/petitions/approved/").length;

for (const mode of ["down", "garbage"]) {
  test(`the portal is ${mode}: it is said with the day of the list, the list stays, and it is reported`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const before = await reports();
    await setFault("researchPortal", { mode });
    await visitWithHand(page, words.sv.path);
    await expect(
      page.getByText(/svarar inte som den ska just nu\. Du ser listan från \d+.[a-z]+.\d{4}\./),
    ).toBeVisible();
    await expect(count(page)).toHaveText(/^Projekt 1–25 av 2.000$/);
    await field(page).fill("sarkoidos");
    await expect(count(page)).not.toHaveText(/2.000/);
    expect(await titles(page).count()).toBeGreaterThan(0);
    await expect.poll(reports).toBeGreaterThan(before);
    await expectAccessible(page, mode);
    // The browser's own line about the broken connection.
    complaints.splice(0);
  });
}

test("the portal is slow: it is said after a while, and then the answer comes", async ({ page }) => {
  await setFault("researchPortal", { mode: "slow", delayMs: 600_000 });
  await page.clock.install();
  await visitWithHand(page, words.sv.path);
  await expect(titles(page)).toHaveCount(25);
  await page.clock.fastForward("00:08");
  await expect(page.getByText(/svarar långsamt just nu\. Du ser listan från/)).toBeVisible();
  await expectAccessible(page, "slow");
  await resetStandins();
  await expect(page.getByText(words.sv.fresh)).toBeVisible();
});
