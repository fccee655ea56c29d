import { expect, type Page, test } from "playwright/test";
import { admin, logIn, publish } from "../support/editors.ts";

const longestPublishMs = 240_000;
const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
);

async function uploadDocument(page: Page, title: string) {
  await page.goto(`${admin}/collections/documents/create`);
  const file = { name: `${title}.pdf`, mimeType: "application/pdf", buffer: pdf };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("#field-title").fill(title);
  await page.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(page).toHaveURL(/collections\/documents\/\d+/);
}

/** Each link is picked by the title of what it leads to. */
async function publishPage(page: Page, { title, address, links }: { title: string; address: string; links: string[] }) {
  await page.goto(`${admin}/collections/pages/create`);
  await page.locator("#field-title").fill(title);
  await page.locator("#field-address").fill(address);
  if (links.length > 0) {
    await page.getByRole("button", { name: "Lägg till Block", exact: true }).click();
    await page.getByRole("button", { name: "Länklista" }).click();
    await page.locator("#field-blocks__0__heading").fill("Läs mer");
  }
  for (const [index, words] of links.entries()) {
    await page.getByRole("button", { name: "Lägg till Länk", exact: true }).click();
    await page.locator(`#field-blocks__0__links__${index}__label`).fill(`Länk ${index}`);
    await page.locator(`#field-blocks__0__links__${index}__href`).fill(words);
    await page.getByRole("option", { name: words }).click();
  }
  await publish(page);
  return page.url();
}

test("a link follows the page it leads to, the old address leads on, and a document is offered with its size", async ({
  page,
  request,
}) => {
  const mark = Date.now().toString(36);
  await logIn(page);
  await uploadDocument(page, `Årsberättelse ${mark}`);
  const target = await publishPage(page, { title: `Målet ${mark}`, address: `/mal-${mark}/`, links: [] });
  const links = [`Målet ${mark}`, `Årsberättelse ${mark}`];
  await publishPage(page, { title: `Från ${mark}`, address: `/fran-${mark}/`, links });

  await page.goto(target);
  await expect(page.locator(".linked-from").getByRole("link", { name: `Från ${mark}` })).toBeVisible();
  await page.locator("#field-address").fill(`/nytt-${mark}/`);
  await publish(page);

  await expect(async () => {
    const html = await (await request.get(`/fran-${mark}/`)).text();
    expect(html).toContain(`href="/nytt-${mark}/"`);
    expect(html).toContain("(PDF, 1 kB)");
    const moved = await request.get(`/mal-${mark}/?a=1`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/nytt-${mark}/?a=1`]);
  }).toPass({ timeout: longestPublishMs });

  // Nothing of it waits to be published, however quickly the button was pressed after the last words.
  await page.goto(admin);
  await expect(page.getByRole("region", { name: "Ute på webbplatsen" })).toContainText(`Från ${mark}`);
  await expect(page.getByRole("region", { name: "Det som väntar" })).not.toContainText(`Från ${mark}`);
});
