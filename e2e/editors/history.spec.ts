import { expect, type Page, test } from "playwright/test";
import { admin, logIn } from "../support/editors.ts";

const mark = Date.now().toString(36);
const saved = (page: Page) => page.locator(".toast-success, [data-type=success]").first();

async function makeArticle(page: Page, name: string): Promise<string> {
  await page.goto(`${admin}/collections/articles/create`);
  await page.waitForURL(/\/articles\/\d+/);
  await page.locator("#field-name").fill(name);
  await page.locator("#field-description").fill("En broschyr.");
  await page.locator("#field-articleNumber").fill(name);
  await page.getByRole("button", { name: "Spara utkast" }).click();
  await expect(saved(page)).toBeVisible();
  return page.url();
}

test("the second to save reads who saved meanwhile, chooses by field, and loses nothing", async ({ page, context }) => {
  await logIn(page);
  const url = await makeArticle(page, `Krock ${mark}`);
  const other = await context.newPage();
  await other.goto(url);
  await expect(other.locator("#field-name")).toHaveValue(`Krock ${mark}`);

  await page.locator("#field-name").fill(`Min ${mark}`);
  await page.locator("#field-description").fill("Den förstas beskrivning.");
  await page.getByRole("button", { name: "Spara utkast" }).click();
  await expect(page.getByText(/^Sparad för/).first()).toBeVisible();

  await other.locator("#field-name").fill(`Andras ${mark}`);
  await other.locator("#field-description").fill("Den andras beskrivning.");
  const dialog = other.getByRole("dialog", { name: /Du sparade i ett annat fönster kl\. \d\d\.\d\d/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Den förstas beskrivning.")).toBeVisible();
  await dialog.getByRole("group", { name: "Namn" }).getByLabel("Behåll min").check();
  await dialog.getByRole("group", { name: "Beskrivning" }).getByLabel("Ta den andras").check();
  await dialog.getByRole("button", { name: "Spara det jag har valt" }).click();
  await expect(dialog).toBeHidden();

  await expect(async () => {
    await other.goto(url);
    await expect(other.locator("#field-name")).toHaveValue(`Andras ${mark}`, { timeout: 2000 });
    await expect(other.locator("#field-description")).toHaveValue("Den förstas beskrivning.", { timeout: 2000 });
  }).toPass();

  await test.step("each version names who saved it", async () => {
    await other.goto(`${url}/versions`);
    await expect(other.getByRole("columnheader", { name: "Vem" })).toBeVisible();
    await other.getByRole("link", { name: "Jämför eller ta tillbaka" }).last().click();
    await expect(other).toHaveURL(/\/versions\/\d+/);
  });
});

test("what goes to the bin is named, asked about twice, and comes back", async ({ page }) => {
  await logIn(page);
  const name = `Slängd ${mark}`;
  await makeArticle(page, name);
  const choose = async () => page.locator("tr", { hasText: name }).getByRole("checkbox").check();

  await page.goto(`${admin}/collections/articles?search=${encodeURIComponent(name)}`);
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
  await page.goto(`${admin}/collections/articles?search=${encodeURIComponent(name)}`);
  await expect(page.locator("tr", { hasText: name })).toBeVisible();
});
