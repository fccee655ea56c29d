import { admin, logIn, openPage, saveDraft } from "../support/editors.ts";
import { expect } from "../support/site.ts";
import { keepPicture, test, writePicture } from "./picture.ts";

const tall = 1400;
const screen = 900;

test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name !== "1440", "the editors' screens are pictured at a desk");
  await logIn(page);
});

test("the first page: what is live, what is to be mended, what waits", async ({ page }) => {
  await page.goto(admin);
  const check = page.getByRole("region", { name: "Innehållskoll" });
  await expect(page.getByRole("region", { name: "Ute på webbplatsen" }).getByRole("listitem").first()).toBeVisible();
  await check.locator("summary").first().click();
  await writePicture(page, "editors-first-page", tall);
  for (const summary of (await check.locator("summary").all()).slice(1)) await summary.click();
  await keepPicture(await check.screenshot(), "editors-check");
});

test("what is out, changed since, or a draft: in the list, and in the line that is always seen", async ({ page }) => {
  await openPage(page, "/press/");
  await page.locator("#field-blocks__0__heading").fill("Press och media");
  await saveDraft(page);
  await page.goto(`${admin}/collections/pages?sort=-updatedAt&limit=10`);
  await expect(page.locator("tbody tr").first()).toBeVisible();
  // Times come with the script, and the line once it has asked.
  await expect(page.locator("tbody").getByText("Hämtar")).toHaveCount(0);
  await expect(page.locator(".publish-state")).toBeVisible();
  await writePicture(page, "editors-states", screen);
});

test("a refusal says how much and where", async ({ page }) => {
  await openPage(page, "/om-oss/");
  await page.locator("#field-title").fill("");
  await page.locator("#field-address").fill("om oss");
  await page.getByRole("button", { name: "Publicera ändringar" }).click();
  await expect(page.locator(".refusals")).toContainText("2 saker att rätta");
  await writePicture(page, "editors-refusal", screen);
});

test("a time that is set", async ({ page }) => {
  await openPage(page, "/press/");
  const time = page.getByLabel("Dag och klockslag", { exact: true });
  await time.fill(`${new Date().getFullYear() + 1}-12-01 06.00`);
  await page.getByRole("button", { name: "Publicera då", exact: true }).click();
  await expect(page.getByText(/^Publiceras .*bestämt av/)).toBeVisible();
  // It stands in a column that scrolls by itself.
  await page.getByRole("heading", { name: "Bestämd tid" }).evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => scrollTo(0, 0));
  await writePicture(page, "editors-schedule", screen);
  await page.getByRole("button", { name: "Ångra tiden" }).click();
  await expect(page.getByText(/^Publiceras .*bestämt av/)).toHaveCount(0);
});

test("versions, with who saved them, and two of them beside each other", async ({ page }) => {
  await openPage(page, "/kontakt/");
  const url = page.url();
  await page.locator("#field-blocks__0__heading").fill("Hör av dig");
  await saveDraft(page);
  await page.goto(`${url}/versions`);
  await expect(page.getByRole("link", { name: "Jämför eller ta tillbaka" }).nth(1)).toBeVisible();
  await writePicture(page, "editors-versions", screen);
  await page.getByRole("link", { name: "Jämför eller ta tillbaka" }).first().click();
  await expect(page).toHaveURL(/\/versions\/\d+/);
  await expect(page.locator(".render-field-diffs").getByText("Hör av dig")).toBeVisible();
  await writePicture(page, "editors-comparison", screen);
});

test("several go to the bin at once, and are named", async ({ page }) => {
  await page.goto(`${admin}/collections/articles`);
  for (const box of (await page.locator("tbody").getByRole("checkbox").all()).slice(0, 2)) await box.check();
  await page.getByRole("button", { name: "Lägg i papperskorgen (2)" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").nth(1)).toBeVisible();
  await writePicture(page, "editors-bin", screen);
});

test("a page as visitors will see it, while it is written", async ({ page }) => {
  await openPage(page, "/om-oss/");
  await page.locator("#live-preview-toggler").click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await writePicture(page, "editors-preview", screen);
  await page.locator("#live-preview-toggler").click();
});
