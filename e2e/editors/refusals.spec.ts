import { expect, test, type Page } from "playwright/test";
import sharp from "sharp";
import { admin, logIn } from "../support/editors.ts";

const summary = (page: Page) => page.locator(".refusals");
/** Said where the field stands. */
const at = (page: Page, id: string) =>
  page
    .locator(".field-type", { has: page.locator(`#field-${id}`) })
    .last()
    .locator(".field-error");
const notice = (page: Page) => page.locator("[data-sonner-toast]").first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const mark = Date.now().toString(36);

test.beforeEach(({ page }) => logIn(page));

test("a page's mistakes are read at their fields, in opened rows, and above the form", async ({ page }) => {
  await page.goto(`${admin}/collections/pages/create`);
  await page.locator("#field-address").fill(`/Fel-${mark}/`);
  await page.locator("#field-description").fill("a".repeat(2001));
  await press(page, "Lägg till Block");
  await page.getByRole("button", { name: "Länklista" }).click();
  await page.locator("#field-blocks__0__heading").fill("Hit");
  await press(page, "Lägg till Länk");
  await page.locator("#field-blocks__0__links__0__href").fill("om oss");
  await page.locator("#blocks-row-0 .collapsible__toggle").first().click();
  await press(page, "Publicera ändringar");

  await expect(summary(page).getByRole("heading")).toHaveText("5 saker att rätta");
  await expect(summary(page)).toBeFocused();
  await expect(notice(page)).toContainText("Rätta det här (5)");
  await expect(notice(page)).not.toContainText("blocks.");
  const reasons = [
    ["title", "Titel", "Fyll i det här fältet."],
    ["description", "Beskrivning", "Högst 2000 får plats."],
    ["address", "Adress", "Adressen ska börja och sluta med snedstreck"],
    ["blocks__0__links__0__label", "Block 1 (Länklista) › Länk 1 › Länkens text", "Fyll i det här fältet."],
    ["blocks__0__links__0__href", "Block 1 (Länklista) › Länk 1 › Länkens adress", "Adressen går inte att länka till."],
  ] as const;
  for (const [id, place, reason] of reasons) {
    await expect(at(page, id)).toContainText(reason);
    await expect(summary(page).locator("li", { has: page.getByText(place, { exact: true }) })).toContainText(reason);
  }
  await expect(page.locator("#field-blocks__0__heading")).toHaveValue("Hit");
  await press(page, "Block 1 (Länklista) › Länk 1 › Länkens text");
  await expect(page.locator("#field-blocks__0__links__0__label")).toBeFocused();

  await test.step("what is mended goes from the list", async () => {
    await page.locator("#field-title").fill("Prov");
    await expect(summary(page).getByRole("heading")).toHaveText("4 saker att rätta");
  });

  await test.step("another page's path is taken", async () => {
    // A draft may stand there, so no other walk opens the page of that path.
    await page.locator("#field-address").fill("/kakor/");
    await press(page, "Publicera ändringar");
    await expect(summary(page)).toContainText(/används redan av sidan/);
  });

  await test.step("what is mended, and published before the form has looked, is told of no more", async () => {
    await page.goto(`${admin}/collections/pages/create`);
    await page.waitForURL(/pages\/\d+/);
    await press(page, "Publicera ändringar");
    await expect(summary(page).getByRole("heading")).toHaveText("2 saker att rätta");
    await page.locator("#field-title").fill(`Rättad ${mark}`);
    await page.locator("#field-address").fill(`/rattad-${mark}/`);
    await press(page, "Publicera ändringar");
    await expect(page.getByText("Publicerad", { exact: true }).first()).toBeVisible();
    await expect(summary(page)).toHaveCount(0);
  });
});

test("amounts and texts say why", async ({ page }) => {
  await page.goto(`${admin}/collections/giftProducts`);
  await page.getByRole("link", { name: "Ge en gåva", exact: true }).click();
  await page.locator("#field-least").fill("0");
  await page.locator("#field-preselected").fill("7");
  await press(page, "Publicera ändringar");
  await expect(at(page, "least")).toContainText("Skriv ett belopp i hela kronor, minst 1.");
  await expect(at(page, "preselected")).toContainText("ska vara ett av förslagen");

  await page.goto(`${admin}/collections/translations?search=shell.navigatedTo`);
  await page.getByRole("link", { name: "shell.navigatedTo" }).click();
  await page.locator("#field-sv").fill("Du är framme");
  await press(page, "Spara");
  await expect(at(page, "sv")).toContainText("Texten måste innehålla {title}");
});

test("files and passwords that are refused say why", async ({ page }) => {
  await page.goto(`${admin}/collections/media/create`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ny bild");
  await page.locator("#field-alt").fill("Prov.");
  await press(page, "Spara");
  await expect(summary(page)).toContainText("Välj en fil.");
  const blank = sharp({ create: { width: 400, height: 400, channels: 3, background: "#a4182f" } });
  const files = [
    ["bild.svg", "image/svg+xml", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "Filen är en SVG"],
    ["bild.gif", "image/gif", await blank.gif().toBuffer(), "Filen är en GIF"],
    ["bild.heic", "image/heic", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "Bilden är i formatet HEIC"],
    ["avbruten.jpg", "image/jpeg", (await blank.jpeg().toBuffer()).subarray(0, 700), "Bilden är avbruten"],
    ["tung.png", "image/png", Buffer.alloc(11_600_000), "En bild får vara högst 10 MB."],
  ] as const;
  for (const [name, mimeType, buffer, reason] of files) {
    // However quick the hand, what was chosen just before the press is what is judged.
    await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await press(page, "Spara");
    await expect(page.locator(".file-field .field-error")).toContainText(reason);
    await page.locator(".file-field__remove").click();
  }

  await page.goto(`${admin}/collections/users/create`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ny användare");
  await page.locator("#field-name").fill("Maja Lindqvist");
  await page.locator("#field-email").fill(`maja-${mark}@example.test`);
  for (const [password, reason] of [
    ["sommar", "Lösenordet ska ha minst 12 tecken."],
    ["maja lindqvist", "för lätt att gissa"],
  ] as const) {
    await page.locator("#field-password").fill(password);
    await page.locator("#field-confirm-password").fill(password);
    await press(page, "Spara");
    await expect(summary(page)).toContainText(reason);
  }
});

test("without a network or a login, what is written stays; pressed twice, it is saved once", async ({ page }) => {
  await page.goto(`${admin}/collections/pages/create`);
  await page.locator("#field-title").fill(`Två tryck ${mark}`);
  await page.locator("#field-address").fill(`/tva-tryck-${mark}/`);

  const saving = /\/content-api\/pages/;
  await page.route(saving, (route) => route.abort());
  await press(page, "Spara utkast");
  await expect(page.getByText("Vi når inte servern just nu.").first()).toBeVisible();
  await page.unroute(saving);

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await press(page, "Spara utkast");
  await expect(page.getByText("Du är utloggad. Logga in i en annan flik").first()).toBeVisible();
  await expect(page.locator("#field-title")).toHaveValue(`Två tryck ${mark}`);
  await page.context().addCookies(cookies);

  await page.getByRole("button", { name: "Spara utkast" }).dblclick();
  await expect(page.locator("[data-sonner-toast][data-type=success]").first()).toBeVisible();
  await page.goto(`${admin}/collections/pages?search=tva-tryck-${mark}`);
  await expect(page.locator("tbody tr")).toHaveCount(1);
});
