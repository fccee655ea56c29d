import { expect, test } from "playwright/test";
import { admin, logIn, saveDraft } from "../support/editors.ts";

/** What the site's own styles give in the dark: `--ground` in src/ui/tokens.css. */
const darkGround = "rgb(15, 34, 44)";

test("an editor sees the page as visitors will while writing it, and shares the draft by a link that can be ended", async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) violations.push(message.text());
  });
  await logIn(page);

  await test.step("a new page is written, and seen at once in the site's own shell", async () => {
    await page.goto(`${admin}/collections/pages/create`);
    await page.locator("#field-title").fill(`Förhandsvisad ${mark}`);
    await page.locator("#field-address").fill(`/forhandsvisad-${mark}/`);
    await page.getByRole("button", { name: "Lägg till block" }).click();
    await page.getByRole("button", { name: "Sidans topp", exact: true }).click();
    await page.locator("#field-blocks__0__heading").fill("Andas ut");
    await expect(page).toHaveURL(/collections\/pages\/\d+/);
    await saveDraft(page);
    await page.locator("#live-preview-toggler").click();
    await expect(frame().getByRole("heading", { level: 1, name: "Andas ut" })).toBeVisible();
    await expect(frame().getByRole("contentinfo")).toContainText("Hjärta");
    await page.locator("#field-blocks__0__heading").fill("Andas lugnt");
    await expect(frame().getByRole("heading", { level: 1, name: "Andas lugnt" })).toBeVisible();
  });

  await test.step("at a phone's width, and dark", async () => {
    await page.locator(".live-preview-toolbar-controls__breakpoint button").click();
    await page.getByRole("button", { name: "Mobil" }).click();
    await expect
      .poll(() =>
        frame()
          .locator("html")
          .evaluate((html) => html.clientWidth),
      )
      .toBe(390);
    await frame().getByRole("button", { name: "Mörkt" }).click();
    const shell = frame().locator(".shell");
    await expect.poll(() => shell.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(darkGround);
    await frame().getByRole("button", { name: "Ljust" }).click();
    await expect.poll(() => shell.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toBe(darkGround);
  });

  await test.step("a link in the page leaves nothing that is written", async () => {
    await frame().getByRole("contentinfo").getByRole("link").first().click();
    await expect(frame().getByRole("heading", { level: 1, name: "Andas lugnt" })).toBeVisible();
  });

  const url = await test.step("the draft gets a link, which says until when it is good", async () => {
    await saveDraft(page);
    await page.locator("#live-preview-toggler").click();
    await page.getByRole("button", { name: "Dela utkastet" }).click();
    await page.getByRole("button", { name: "Skapa en länk" }).click();
    await expect(page.getByText(/^Till \S+dag \d+ \S+ \d{4} kl\. \d\d\.\d\d, av /)).toBeVisible();
    return page.getByLabel("Länk till utkastet").inputValue();
  });

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await test.step("whoever has it reads the draft without a login, and search engines are told to leave it", async () => {
    await reader.goto(url);
    await expect(reader.getByRole("heading", { level: 1, name: "Andas lugnt" })).toBeVisible();
    await expect(reader.getByText(/^Utkast\. Länken gäller till/)).toBeVisible();
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(reader.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("an ended link says so, and without one there is nothing to see", async () => {
    await page.getByRole("button", { name: /^Avsluta länken/ }).click();
    await expect(page.getByText("Länken är avslutad.")).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("heading", { name: "Länken visar inget utkast" })).toBeVisible();
    await reader.goto(url.replace(/#.*/, ""));
    await reader.reload();
    await expect(reader.getByRole("heading", { name: "Här visas utkast" })).toBeVisible();
  });
  await stranger.close();
  expect(violations).toEqual([]);

  function frame() {
    return page.frameLocator("#live-preview-iframe");
  }
});
