import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { admin, logIn } from "../support/editors.ts";

/** Read by few, and in no other walk. */
const key = "companyPage.notFound";

test("texts are taken out as a table, one is changed in it, and it is read in when that is seen and said yes to", async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  await logIn(page);
  await page.goto(`${admin}/texts-table`);

  const out = page.getByRole("region", { name: "Ta ut en tabell" });
  await out.getByLabel("Bara engelska").check();
  const taken = page.waitForEvent("download");
  await out.getByRole("button", { name: "Ta ut tabellen" }).click();
  const table = await readFile(await (await taken).path(), "utf8");

  const row = table.split("\r\n").find((line) => line.startsWith(`"${key}";`)) ?? "";
  const [, , before = ""] = row.slice(1, -1).split('";"');
  const after = `${before} ${mark}`;
  const changed = table.replace(row, row.replace(`"${before}"`, `"${after}"`));
  const back = page.getByRole("region", { name: "Läs in en tabell" });
  const buffer = Buffer.from(changed);
  await back.getByLabel("Tabellen (CSV)").setInputFiles({ name: "texter.csv", mimeType: "text/csv", buffer });
  await expect(back.getByRole("status")).toHaveText("1 text ändras.");
  await expect(back.getByRole("listitem")).toContainText([after]);

  await back.getByRole("button", { name: "Ändra 1 text" }).click();
  await expect(back.getByRole("status")).toHaveText("Klart. 1 text har ändrats och syns snart på webbplatsen.");
  await page.goto(`${admin}/collections/translations?search=${key}`);
  await page.getByRole("link", { name: key, exact: true }).click();
  await expect(page.locator("#field-en")).toHaveValue(after);

  await test.step("who saves it second, in another window, sees both and chooses", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.locator("#field-en")).toHaveValue(after);
    const save = async (window: Page, words: string) => {
      await window.locator("#field-en").fill(words);
      await window.getByRole("button", { name: "Spara", exact: true }).click();
    };
    await save(page, `${after} one`);
    await expect(page.locator("[data-type=success]").first()).toBeVisible();

    // Payload asks about the record while one types.
    const asked = other.waitForResponse((response) => response.request().method() === "POST");
    await other.locator("#field-en").fill(`${after} two`);
    await asked;
    await save(other, `${after} two`);
    const dialog = other.getByRole("dialog", { name: /Du sparade i ett annat fönster kl\. \d\d\.\d\d/ });
    await expect(dialog.getByText(`${after} one`)).toBeVisible();
    await dialog.getByLabel("Behåll min").check();
    await dialog.getByRole("button", { name: "Spara det jag har valt" }).click();
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await page.reload();
      await expect(page.locator("#field-en")).toHaveValue(`${after} two`, { timeout: 2000 });
    }).toPass();
  });
});
