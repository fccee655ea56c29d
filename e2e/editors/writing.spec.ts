import { expect, test, type Page } from "playwright/test";
import { admin, logIn } from "../support/editors.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

test.beforeEach(({ page }) => logIn(page));

test("rows and blocks are called by what is written in them, and a block is chosen by its picture", async ({
  page,
}) => {
  await page.goto(`${admin}/collections/pages/create`);
  await press(page, "Lägg till Block");
  const choice = page.getByRole("button", { name: "Frågor och svar" });
  await expect(choice.locator("img")).toHaveJSProperty("complete", true);
  await choice.click();
  await page.locator("#field-blocks__0__heading").fill("Vanliga frågor");
  await expect(page.locator("#blocks-row-0 .house-row-name").first()).toHaveText("Vanliga frågor");
  await press(page, "Lägg till Fråga");
  const row = page.locator("#blocks-0-items-row-0 .house-row-name");
  await expect(row).toHaveText("Fråga 1");
  await page.locator("#field-blocks__0__items__0__question").fill("Vad händer med min gåva?");
  await expect(row).toHaveText("Fråga: Vad händer med min gåva?");

  await test.step("what is pasted from Word keeps its headings and lists", async () => {
    const item = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;
    const html = `<html><body><h1>Om gåvan</h1><p class=MsoNormal>Så här.</p>${item(1, "·", "Först")}${item(2, "o", "Inuti")}${item(1, "·", "Sedan")}</body></html>`;
    const editor = page.locator("#blocks-0-items-row-0 [contenteditable=true]");
    await editor.click();
    await editor.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await expect(editor.locator("h2")).toHaveText("Om gåvan");
    await expect(editor.locator("> ul > li").first()).toHaveText("Först");
    await expect(editor.locator("ul ul li")).toHaveText("Inuti");
    await expect(editor).not.toContainText("·");
  });
});

test("on a phone, too, one sees how far publishing has come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${admin}/collections/pages`);
  await expect(page.locator(".publish-state")).toBeInViewport({ ratio: 1 });
});

test("words of what has no drafts outlive a closed browser, for their writer, until saved or thrown away", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${admin}/collections/translations?search=shell.skip`);
  await page.getByRole("link", { name: "shell.skip", exact: true }).click();
  const swedish = page.locator("#field-sv");
  const before = await swedish.inputValue();
  const offer = page.locator(".unsaved");
  const told = page.locator("[data-sonner-toast][data-type=success]").first();
  // Words of a package that no translation reaches.
  const saved = told.getByRole("button", { name: "Stäng meddelandet" });

  await swedish.fill("Gå direkt till texten");
  await page.reload();
  await expect(offer).toContainText(/Du hade osparade ändringar från \d\d\.\d\d/);
  await expect(offer).toContainText("”Svenska”");
  await expect(swedish).toHaveValue(before);
  await press(page, "Ta tillbaka");
  await expect(swedish).toHaveValue("Gå direkt till texten");
  await expect(offer).toBeHidden();

  await page.reload();
  await press(page, "Släng");
  await expect(swedish).toHaveValue(before);
  await page.reload();
  await expect(swedish).toHaveValue(before);
  await expect(offer).toBeHidden();

  await swedish.fill(`${before} nu`);
  await page.reload();
  await press(page, "Ta tillbaka");
  await press(page, "Spara");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(swedish).toHaveValue(`${before} nu`);
  await expect(offer).toBeHidden();
  await swedish.fill(before);
  await press(page, "Spara");
  await expect(saved).toBeVisible();
});
