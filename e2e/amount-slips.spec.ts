import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL ?? "", false));

for (const width of [360, 768, 1366]) {
  test(`a slip with an amount is 48 px high wherever it is pressed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/ge-en-gava/", "/bli-manadsgivare/", "/minnesgava/", "/gavobevis/"]) {
      await visit(page, path);
      if (path === "/ge-en-gava/") await page.getByText("Ändra", { exact: true }).click();
      const heights = await page.locator('[name="belopp"]').evaluateAll((all) => {
        const boxes = all.flatMap((each) => [each, each.closest("label") ?? each]);
        return boxes.map((box) => box.getBoundingClientRect().height);
      });
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(48);
    }
  });
}
