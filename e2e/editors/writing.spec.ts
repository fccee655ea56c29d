import { expect, test, type Page } from "playwright/test";
import sharp from "sharp";
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

  await test.step("who leaves in the middle of a sentence finds it again, in a list where the page lacks its name", async () => {
    const id = /pages\/(\d+)/.exec(page.url())?.[1] ?? "";
    const heading = page.locator("#field-blocks__0__heading");
    await heading.fill("Frågor som vi ofta");
    await page.goto(`${admin}/collections/pages?where[or][0][and][0][id][equals]=${id}`);
    await page.getByRole("link", { name: "Utan namn" }).click();
    await expect(heading).toHaveValue("Frågor som vi ofta");
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
  const before = "En gul sol över vatten.";
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#e4c044" } })
    .png()
    .toBuffer();
  const uploaded = await page.request.post(admin.replace(/admin$/, "content-api/media"), {
    headers: { origin: new URL(admin).origin },
    multipart: { file: { name: "sol.png", mimeType: "image/png", buffer }, _payload: JSON.stringify({ alt: before }) },
  });
  const { doc } = (await uploaded.json()) as { doc: { id: number } };
  await page.goto(`${admin}/collections/media/${doc.id}`);
  const alternative = page.locator("#field-alt");
  const offer = page.locator(".unsaved");
  const told = page.locator("[data-sonner-toast][data-type=success]").first();
  // Words of a package that no translation reaches.
  const saved = told.getByRole("button", { name: "Stäng meddelandet" });

  await alternative.fill("En röd sol över vatten.");
  await page.reload();
  await expect(offer).toContainText(/Du hade osparade ändringar från \d\d\.\d\d/);
  await expect(offer).toContainText("”Bildens text (alternativtext)”");
  await expect(alternative).toHaveValue(before);
  await press(page, "Ta tillbaka");
  await expect(alternative).toHaveValue("En röd sol över vatten.");
  await expect(offer).toBeHidden();

  await page.reload();
  await press(page, "Släng");
  await expect(alternative).toHaveValue(before);
  await page.reload();
  await expect(alternative).toHaveValue(before);
  await expect(offer).toBeHidden();

  await alternative.fill(`${before} nu`);
  await page.reload();
  await press(page, "Ta tillbaka");
  await press(page, "Spara");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(alternative).toHaveValue(`${before} nu`);
  await expect(offer).toBeHidden();
  await alternative.fill(before);
  await press(page, "Spara");
  await expect(saved).toBeVisible();
});
