import { greetingArtworkHref, greetingCardHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, type Page, test } from "playwright/test";
import { readPdf } from "../../tests/services/api/ledger/receipts/read-pdf.ts";
import { admin, logIn, publish } from "../support/editors.ts";
import { sendCard, words } from "../support/greeting-card.ts";
import { withChoice } from "../support/site.ts";

const liveWithinMs = 240_000;

/** No two drawings are the same. */
const drawing = (mark: string, inside = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><g id="m${mark}"><path fill="#1d5066" d="M0 0H900V1200H0z"/><circle fill="#f0b53a" cx="450" cy="400" r="220"/><path fill="#6ba6b8" d="M0 800C200 700 300 900 450 800S700 700 900 800V1200H0z"/></g>${inside}</svg>`,
  );
const svg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/svg+xml", buffer });

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`#field-${name}`).fill(value);
};

test("an editor makes a card with a drawing of their own, and a visitor sends it", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(liveWithinMs + 120_000);
  const mark = Date.now().toString(36);
  const title = `Havet ${mark}`;
  const alt = `Solen går ner i havet, ${mark}.`;

  await withChoice(context, baseURL ?? "", false);
  await logIn(page);
  await page.goto(`${admin}/collections/campaigns/create`);

  await test.step("a drawing with a script is refused in words, one without is taken", async () => {
    await page.getByText("Egen, uppladdad").click();
    await page.getByRole("button", { name: "Skapa ny" }).last().click();
    const drawer = page.locator(".drawer__content").last();
    const file = drawer.locator("input[type=file]");
    await file.setInputFiles(svg("ond.svg", drawing(mark, "<script>alert(1)</script>")));
    await drawer.locator("#field-alt").fill(alt);
    await drawer.getByRole("button", { name: "Spara" }).click();
    await expect(drawer.locator(".file-field .field-error")).toContainText("Teckningen innehåller skript");
    await drawer.locator(".file-field__remove").click();
    await file.setInputFiles(svg("hav.svg", drawing(mark)));
    await drawer.getByRole("button", { name: "Spara" }).click();
    await expect(drawer).toBeHidden();
  });

  const code = page.locator("#field-code");
  await test.step("a code is proposed, the season is said, and the card is seen", async () => {
    await fill(page, { title, occasion: `Hav ${mark}`, greeting: `Hej från havet ${mark}` });
    const proposal = `HAV${mark.toUpperCase()}_${String(new Date().getFullYear()).slice(-2)}_1`;
    await expect(code).toHaveValue(proposal);
    const first = page.getByRole("group", { name: "Första dag" });
    await first.getByLabel("dag", { exact: false }).first().fill("1");
    await first.getByRole("combobox").selectOption("januari");
    await expect(page.getByText("Välj både första och sista dagen.")).toBeVisible();
    const last = page.getByRole("group", { name: "Sista dag" });
    await last.getByLabel("dag", { exact: false }).first().fill("31");
    await last.getByRole("combobox").selectOption("december");
    await expect(page.getByText("Kan väljas 1 januari–31 december, varje år.")).toBeVisible();
    const preview = page.getByRole("region", { name: "Så blir kortet" });
    await expect(preview).toContainText(`Hej från havet ${mark}`);
    await expect(preview.locator("img")).toHaveJSProperty("complete", true);
    expect(await preview.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  });
  const given = await code.inputValue();

  await test.step("it is published, and its code stands fast", async () => {
    await publish(page);
    await expect(code).toBeDisabled();
    await page.goto(`${admin}/collections/campaigns?search=${encodeURIComponent(title)}`);
    const row = page.locator("tr", { hasText: title });
    await expect(row.locator("img")).toHaveJSProperty("complete", true);
    await expect(page.getByText("GRAPHQL_TEST")).toHaveCount(0);
    await page.goto(`${admin}/collections/campaigns?search=GRAPHQL`);
    await expect(page.getByText("GRAPHQL_TEST")).toHaveCount(0);
    await page.getByRole("link", { name: "Visa också kort för prov" }).click();
    await expect(page.getByText("GRAPHQL_TEST").first()).toBeVisible();
  });

  await test.step("the card is on the site, and can be ordered", async () => {
    const shelf = async () => (await request.get(routes.greetingCard.href())).text();
    await expect.poll(shelf, { timeout: liveWithinMs }).toContain(title);
    await page.goto(routes.greetingCard.href());
    await page.getByRole("link", { name: new RegExp(title) }).click();
    await expect(page.getByText(`kortet ”${title}”`)).toBeVisible();
    await expect.poll(async () => (await request.get(greetingArtworkHref(given))).status()).toBe(200);
  });

  const { reference } = await sendCard(page, given);
  await test.step("its recipient sees the drawing, and has it as a picture and as a document", async () => {
    await page.goto(routes.greetingCardShared.href(given, reference));
    await expect(page.getByRole("heading", { level: 1, name: `Hej från havet ${mark}` })).toBeVisible();
    const shown = await request.get((await page.getByRole("img", { name: alt }).getAttribute("src")) ?? "");
    expect((await shown.body()).equals(drawing(mark))).toBe(false);
    expect((await shown.text()).includes(`<g id="m${mark}">`)).toBe(true);
    const png = await request.get(greetingCardHref(reference, { format: "png", size: "screen" }));
    expect([png.status(), png.headers()["content-type"]]).toEqual([200, "image/png"]);
    const pdf = await request.get(greetingCardHref(reference, { format: "pdf" }));
    const { alternatives, words: written } = await readPdf(await pdf.body());
    expect(alternatives).toEqual([alt]);
    expect(written).toContain(words.from);
  });
});
