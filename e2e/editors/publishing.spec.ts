import { writeFile } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { admin, fillLogin, logIn, openPage, publish, saveDraft } from "../support/editors.ts";

const longestPublishMs = 240_000;

/** One red point. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNYIqEPAAJPAOzOGqA8AAAAAElFTkSuQmCC",
  "base64",
);

test("a wrong password is refused in words, and the screens do nothing that their policy forbids", async ({
  page,
}, testInfo) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) violations.push(message.text());
  });
  await fillLogin(page, { email: "nobody@example.test", password: "Fyra lugna andetag 5" });
  await expect(page.getByText("Fel e-postadress eller lösenord.")).toBeVisible();

  const { CONTENT_ADMIN_EMAIL: email = "", CONTENT_ADMIN_PASSWORD: password = "" } = process.env;
  await fillLogin(page, { email, password });
  await expect(page.getByRole("heading", { name: /^Hej/, level: 1 })).toBeVisible();
  await test.step("a picture is taken, and one that is too large is not", async () => {
    for (const [bytes, answer] of [
      [0, page.locator(".toast-success, [data-type=success]").first()],
      [20 * 1024 * 1024, page.getByText("En bild får vara högst 10 MB.").last()],
    ] as const) {
      await page.goto(`${admin}/collections/media/create`);
      const file = testInfo.outputPath(`prov-${bytes}.png`);
      await writeFile(file, Buffer.concat([picture, Buffer.alloc(bytes)]));
      await page.locator("input[type=file]").setInputFiles(file);
      await page.locator("#field-alt").fill("En röd yta.");
      await page.getByRole("button", { name: "Spara" }).click();
      await expect(answer).toBeVisible();
    }
  });
  await test.step("a gift product that a journey needs stays, and the editor reads why", async () => {
    await page.goto(`${admin}/collections/giftProducts`);
    await page.getByRole("link", { name: "Ge en gåva", exact: true }).click();
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator("#action-delete").click();
    await expect(page.getByRole("dialog", { name: "Ta bort?" })).toBeVisible();
    await page.locator("#confirm-action").click();
    await expect(page.getByText("används på webbplatsen, och utan det kan ingen ge").last()).toBeVisible();
  });
  await test.step("logged out, she reads it once, and the screens are closed", async () => {
    await page.goto(`${admin}/logout`);
    await expect(page.getByText("Du är utloggad.")).toHaveCount(1);
    await page.goto(`${admin}/collections/pages`);
    await expect(page).toHaveURL(/\/admin\/login/);
  });
  expect(violations).toEqual([]);
});

test("what editors publish is on the site, and what they keep as a draft is not", async ({ page, request }) => {
  const mark = Date.now().toString(36);
  const live = async (path: string) => (await request.get(path)).text();

  await logIn(page);

  await test.step("a draft is kept", async () => {
    await openPage(page, "/press/");
    await page.locator("#field-blocks__0__heading").fill(`Utkast ${mark}`);
    await saveDraft(page);
  });

  await test.step("a text is changed", async () => {
    await openPage(page, "/kontakt/");
    await page.locator("#field-blocks__0__heading").fill(`Hör av dig ${mark}`);
    await publish(page);
  });

  await test.step("a page is made", async () => {
    await page.goto(`${admin}/collections/pages/create`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ny sida");
    await page.locator("#field-title").fill(`Nyhet ${mark}`);
    await page.locator("#field-address").fill(`/ny-${mark}/`);
    await page.getByRole("button", { name: "Lägg till Block" }).click();
    await page.getByRole("button", { name: "Sidans topp" }).click();
    await page.locator("#field-blocks__0__heading").fill(`Nyhet ${mark}`);
    await publish(page);
  });

  await test.step("a word of the site's own is changed", async () => {
    await page.goto(`${admin}/collections/translations?search=shell.hideNotice`);
    await page.getByRole("link", { name: "shell.hideNotice" }).click();
    await page.locator("#field-sv").fill(`Göm ${mark}`);
    await page.getByRole("button", { name: "Spara" }).click();
    await expect(page.locator(".toast-success, [data-type=success]").first()).toBeVisible();
  });

  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await test.step("a fact that is wrong, in a tab that is not seen, is refused at its field", async () => {
    await page.goto(`${admin}/globals/siteConfiguration`);
    await press("Organisationen");
    const email = page.locator("#field-organisation__email");
    const right = await email.inputValue();
    await email.fill("hej");
    await press("Meddelande");
    await expect(email).toBeHidden();
    await press("Publicera ändringar");
    await press("Organisationen › E-post");
    await expect(email).toBeFocused();
    await expect(page.locator(".field-type", { has: email }).last().locator(".field-error")).toContainText(
      "Skriv en e-postadress",
    );
    await email.fill(right);
  });

  await test.step("the banner gets a new message", async () => {
    await press("Meddelande");
    await page.locator("#field-notificationMessage").fill(`Nytt meddelande ${mark}`);
    await publish(page);
  });

  await test.step("the screens tell how far it has come, until it is live", async () => {
    await expect(page.getByText(/I kö|Bygger|Väntar|Hämtar|Ritar|Lägger ut/)).toBeVisible();
    await expect(page.getByText(/Ute på webbplatsen sedan \d\d\.\d\d/)).toBeVisible({ timeout: longestPublishMs });
  });

  await expect(async () => expect(await live("/")).toContain(`Nytt meddelande ${mark}`)).toPass({
    timeout: longestPublishMs,
  });
  expect(await live("/")).toContain(`Göm ${mark}`);
  expect(await live("/kontakt/")).toContain(`Hör av dig ${mark}`);
  expect(await live(`/ny-${mark}/`)).toContain(`Nyhet ${mark}`);
  expect(await live("/press/")).not.toContain(`Utkast ${mark}`);

  await test.step("a visitor who had hidden the old message sees the new one", async () => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Meddelande" })).toContainText(`Nytt meddelande ${mark}`);
    await page.getByRole("button", { name: `Göm ${mark}` }).click();
    await expect(page.getByRole("region", { name: "Meddelande" })).toBeHidden();
  });

  await test.step("the banner is switched off", async () => {
    await page.goto(`${admin}/globals/siteConfiguration`);
    // The screen opens the tab that this editor saw last.
    await page.getByRole("button", { name: "Meddelande", exact: true }).click();
    await page.locator("#field-enableNotification").uncheck();
    await publish(page);
    await expect(async () => expect(await live("/om-oss/")).not.toContain("data-notice=")).toPass({
      timeout: longestPublishMs,
    });
  });
});
