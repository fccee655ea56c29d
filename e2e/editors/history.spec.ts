import { expect, type Page, test } from "playwright/test";
import { admin, logIn, saveDraft } from "../support/editors.ts";

const mark = Date.now().toString(36);

async function makeArticle(page: Page, name: string): Promise<string> {
  await page.goto(`${admin}/collections/articles/create`);
  await page.waitForURL(/\/articles\/\d+/);
  await page.locator("#field-name").fill(name);
  await page.locator("#field-description").fill("En broschyr.");
  await page.locator("#field-articleNumber").fill(name);
  await saveDraft(page);
  return page.url();
}

async function makePage(page: Page, name: string): Promise<string> {
  await page.goto(`${admin}/collections/pages/create`);
  await page.waitForURL(/\/pages\/\d+/);
  await page.locator("#field-title").fill(`Sida ${name}`);
  await page.locator("#field-address").fill(`/${name}/`);
  await page.locator("#field-description").fill("Om oss.");
  await page.getByRole("button", { name: "Lägg till Block" }).click();
  await page.getByRole("button", { name: "Sidans topp" }).click();
  await page.locator("#field-blocks__0__heading").fill("Rubriken");
  await saveDraft(page);
  return page.url();
}

test("the second to save a page reads who saved meanwhile, chooses by field, and loses nothing", async ({
  page,
  browser,
}) => {
  await logIn(page);
  const url = await makePage(page, `krock-${mark}`);
  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other);
  await other.goto(url);
  await expect(other.locator("#field-blocks__0__heading")).toHaveValue("Rubriken");

  await page.locator("#field-title").fill(`Första ${mark}`);
  await page.locator("#field-blocks__0__heading").fill("Den förstas rubrik");
  await page.locator("#field-description").fill("Den förstas ord.");
  await saveDraft(page);

  await other.locator("#field-title").fill(`Andra ${mark}`);
  await other.locator("#field-blocks__0__heading").fill("Den andras rubrik");
  const dialog = other.getByRole("dialog", { name: /Du sparade i ett annat fönster kl\. \d\d\.\d\d/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Den förstas rubrik")).toBeVisible();
  await expect(dialog.getByRole("group")).toHaveCount(2);
  await dialog.getByRole("group", { name: "Titel" }).getByLabel("Behåll min").check();
  await dialog
    .getByRole("group", { name: /› Rubrik$/ })
    .getByLabel("Ta den andras")
    .check();
  await dialog.getByRole("button", { name: "Spara det jag har valt" }).click();
  await expect(dialog).toBeHidden();
  await expect(other.locator("#field-blocks__0__heading")).toHaveValue("Den förstas rubrik");

  await expect(async () => {
    await page.goto(url);
    await expect(page.locator("#field-title")).toHaveValue(`Andra ${mark}`, { timeout: 2000 });
    await expect(page.locator("#field-blocks__0__heading")).toHaveValue("Den förstas rubrik", { timeout: 2000 });
    await expect(page.locator("#field-description")).toHaveValue("Den förstas ord.", { timeout: 2000 });
  }).toPass();

  await test.step("each version names who saved it", async () => {
    await other.goto(`${url}/versions`);
    await expect(other.getByRole("columnheader", { name: "Vem" })).toBeVisible();
    await other.getByRole("link", { name: "Jämför eller ta tillbaka" }).last().click();
    await expect(other).toHaveURL(/\/versions\/\d+/);
  });
  await context.close();
});

test("who publishes while what they typed is being kept is not told of their own save", async ({ page }) => {
  await logIn(page);
  const url = await makePage(page, `ensam-${mark}`);
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "PATCH") statuses.push(response.status());
  });
  // Long enough on its way for an editor to press the button meanwhile.
  await page.route(/\/content-api\/pages\/\d+\?autosave=true/, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ response });
  });
  const begun = page.waitForRequest(/autosave=true/);
  await page.locator("#field-title").fill(`Ensam ${mark}`);
  await begun;
  const next = page.waitForRequest(/autosave=true/);
  await page.locator("#field-description").fill("Skrivet medan det sparades.");
  await page.locator("#field-title").fill(`Ensam och klar ${mark}`);
  // Made of what the form holds after the first answer.
  expect((await next).postData()).toContain("Skrivet medan det sparades.");
  await page.getByRole("button", { name: "Publicera ändringar" }).click();
  await expect(page.getByText("Publicerad", { exact: true }).first()).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await page.goto(url);
  await expect(page.locator("#field-title")).toHaveValue(`Ensam och klar ${mark}`);
  await expect(page.locator("#field-description")).toHaveValue("Skrivet medan det sparades.");
});

test("what goes to the bin is named, asked about twice, and comes back", async ({ page }) => {
  await logIn(page);
  const name = `Slängd ${mark}`;
  await makeArticle(page, name);
  const choose = async () => page.locator("tr", { hasText: name }).getByRole("checkbox").check();

  const find = () =>
    expect(async () => {
      await page.goto(`${admin}/collections/articles?search=${encodeURIComponent(name)}`);
      await expect(page.locator("tr", { hasText: name })).toBeVisible({ timeout: 2000 });
    }).toPass();

  await find();
  await choose();
  await page.getByRole("button", { name: "Lägg i papperskorgen (1)" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await dialog.getByRole("button", { name: "Lägg i papperskorgen" }).click();
  await dialog.getByRole("button", { name: "Ja, lägg i papperskorgen" }).click();
  await expect(dialog.getByText(`Ligger nu i papperskorgen: ”${name}”.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Stäng" }).click();
  await expect(page.locator("tr", { hasText: name })).toBeHidden();

  await page.goto(`${admin}/collections/articles/trash`);
  await choose();
  await page.getByRole("button", { name: "Ta tillbaka som utkast (1)" }).click();
  await dialog.getByRole("button", { name: "Ta tillbaka" }).click();
  await dialog.getByRole("button", { name: "Ja, ta tillbaka" }).click();
  await expect(dialog.getByText(`Tillbaka: ”${name}”.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Stäng" }).click();
  await find();
});
