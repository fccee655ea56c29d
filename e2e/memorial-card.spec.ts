import { readFile } from "node:fs/promises";
import { memorialCardCall, takeDownMemorialCardCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { card, lightCard, senderLink } from "./support/memorial-card.ts";
import { forgive, heading, press, unknown } from "./support/shared-card.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { errorReports } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const api = "**/api/DigitalMemorialCard/";

test("a card that was shared is read, a second person lights a candle of their own, and it is marked", async ({
  page,
  browser,
}) => {
  const { reference } = await lightCard(page);
  await visit(page, routes.memorialCard.href(reference));
  await expect(heading(page, card.remembered.name)).toBeVisible();
  await expect(page.getByText("1941–2026")).toBeVisible();
  await expect(page.getByText("Ett ljus brinner", { exact: true })).toBeVisible();
  await expectAccessible(page, "shown");
  await expectWithinScreen(page, "shown");

  await page.getByLabel("Ditt namn").fill("Märta Öberg");
  await page.getByLabel("Ditt namn").press("Enter");
  await expect(page.getByText("Ditt ljus brinner nu.")).toBeFocused();
  await expect(page.getByText("2 ljus brinner")).toBeVisible();
  await expectAccessible(page, "candle lit");
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Märta Öberg" })).toContainText("ditt ljus");

  // Somebody else sees the name, and that it is not theirs.
  const other = await browser.newPage();
  await other.goto(routes.memorialCard.href(reference));
  await expect(other.getByRole("listitem").filter({ hasText: "Märta Öberg" })).not.toContainText("ditt ljus");
  await expect(other.getByRole("button", { name: "Tänd ljuset" })).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await other.close();
});

test("the card is kept as a PDF with its words, and as a picture", async ({ page }) => {
  const { reference } = await lightCard(page);
  await visit(page, routes.memorialCard.href(reference));
  const downloaded = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
    return readFile(await file.path());
  };
  const { words } = await readPdf(await downloaded("PDF att skriva ut och vika"));
  expect(words).toContain("Karl-Gustav");
  expect(words).toContain("barnbarnen");
  expect((await downloaded("Som bild")).subarray(1, 4).toString()).toBe("PNG");
});

test("who sees a card that wounds tells us by keyboard alone, and is thanked", async ({ page }) => {
  const { reference } = await lightCard(page);
  await visit(page, routes.memorialCard.href(reference));
  await page.getByRole("button", { name: "Säg till oss" }).press("Enter");
  await expect(page.getByLabel("Vad är det som är fel?")).toBeFocused();
  await expectAccessible(page, "report");
  await page.keyboard.type("Det här är inte sant.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Tack för att du sa till/)).toBeFocused();
});

test("the link in the mail corrects the card, takes a name away and takes the card down", async ({ page }) => {
  const { email, orderReference, reference } = await lightCard(page);
  const link = await senderLink(email);
  await visit(page, link);
  await expect(heading(page, "Ljuset är tänt")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible(page, "sender's page");
  await expectWithinScreen(page, "sender's page");

  await press(page, "Ändra orden");
  await expect(heading(page, "Ändra orden på kortet")).toBeFocused();
  await expectAccessible(page, "correction");
  await page.getByLabel("Några ord").fill("Tack för tiden vi fick.");
  await press(page, "Spara orden");
  await expect(page.getByText("De nya orden står på kortet.")).toBeVisible();

  await visit(page, routes.memorialCard.href(reference));
  await expect(page.getByText("Tack för tiden vi fick.")).toBeVisible();
  await page.getByLabel("Ditt namn").fill("Någon");
  await press(page, "Tänd ljuset");
  await expect(page.getByText("2 ljus brinner")).toBeVisible();

  // A reload keeps what opens it.
  await visit(page, routes.orderMemorialCard.href(orderReference));
  await press(page, "Ta bort namnet Någon");
  await press(page, "Ja, ta bort namnet");
  await expect(page.getByText("Namnet är borttaget.")).toBeVisible();
  await press(page, "Ta bort kortet …");
  await expect(page.getByRole("button", { name: "Nej, låt ljuset brinna" })).toBeFocused();
  await expectAccessible(page, "asked");
  await press(page, "Ja, ta bort kortet");
  await expect(heading(page, "Kortet är borttaget")).toBeFocused();
  await expectAccessible(page, "sender's page, taken down");

  const answer = await page.request.get(memorialCardCall.path, { params: { reference } });
  expect(answer.status()).toBe(410);
});

test("a link that is not good is said to be so at once", async ({ page }) => {
  const { orderReference } = await lightCard(page);
  await visit(page, `${routes.orderMemorialCard.href(orderReference)}#ingenting`);
  await expect(page.getByText(/Länken som du öppnade gäller inte/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Ta bort/ })).toHaveCount(0);
  await expectAccessible(page, "sender's page, by a wrong link");
});

test("a reference that is unknown, and one that was taken down, are met kindly", async ({ page, complaints }) => {
  await visit(page, routes.memorialCard.href(unknown));
  await expect(heading(page, "Vi hittar inget ljus här")).toBeVisible();
  await expectAccessible(page, "unknown");
  await visit(page, routes.orderMemorialCard.href(unknown));
  await expect(heading(page, "Vi hittar inget ljus här")).toBeVisible();
  await expectAccessible(page, "sender's page, unknown");

  const { email, reference, orderReference } = await lightCard(page);
  const token = (await senderLink(email)).split("#")[1] ?? "";
  const down = await page.request.post(takeDownMemorialCardCall.path, { data: { orderReference, token } });
  expect(down.status()).toBe(200);
  await visit(page, routes.memorialCard.href(reference));
  await expect(heading(page, "Kortet visas inte längre")).toBeVisible();
  await expectAccessible(page, "taken down");
  forgive(complaints);
});

test("what fails is said, told to us without the reference, and can be tried again", async ({ page, complaints }) => {
  const { reference } = await lightCard(page);
  const told = async () => JSON.stringify(await errorReports());

  await page.route(`${api}Card?*`, (route) => route.abort());
  await visit(page, routes.memorialCard.href(reference));
  await expect(heading(page, "Vi når inte kortet just nu")).toBeVisible();
  await expectAccessible(page, "away");
  await expect.poll(told).toContain("error_memorial_card_get_card");
  await page.unroute(`${api}Card?*`);
  await press(page, "Försök igen");
  await expect(heading(page, card.remembered.name)).toBeVisible();

  await page.route(`${api}Download?*`, (route) => route.abort());
  await press(page, "PDF att skriva ut och vika");
  await expect(page.getByText(/Det gick inte att hämta kortet just nu/)).toBeVisible();
  await expect.poll(told).toContain("download_memorial_card_failed");

  await page.route(`${api}Counter?*`, (route) => route.abort());
  await expect.poll(told).toContain("error_memorial_card_counter_poll");
  await expect(page.getByText("Ett ljus brinner", { exact: true })).toBeVisible();
  expect(await told()).not.toContain(reference);
  forgive(complaints);
});

test("the HTML of a card is the same for all: a title that names nobody, a picture, noindex, and no call", async ({
  page,
  browser,
  baseURL,
}) => {
  const { reference } = await lightCard(page);
  const html = await (await page.request.get(routes.memorialCard.href(reference))).text();
  expect(html).toMatch(/property="og:title" content="Ett ljus är tänt/);
  expect(html).toMatch(/name="robots" content="noindex"/);
  expect(html).toMatch(/name="referrer" content="no-referrer"/);
  for (const personal of [reference, "Karl-Gustav", "og:url", 'rel="canonical"']) expect(html).not.toContain(personal);
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const drawn = await page.request.get(new URL(picture).pathname);
  expect(drawn.headers()["content-type"]).toBe("image/png");
  expect((await drawn.body()).subarray(16, 24).toString("hex")).toBe("000004b000000276");

  const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const reader = await silent.newPage();
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await reader.goto(routes.memorialCard.href(reference));
  await expect(heading(reader, "Ett ljus är tänt")).toBeVisible();
  await expect(reader.getByText(/Ring oss på/)).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await silent.close();
});

test("the references are in no URL but the page's own and the API's, and the token in none", async ({ page }) => {
  const { email, orderReference, reference } = await lightCard(page);
  const link = await senderLink(email);
  const asked: { url: string; referrer: string }[] = [];
  page.on("request", (request) => asked.push({ url: request.url(), referrer: request.headers().referer ?? "" }));
  await visit(page, link);
  await expect(heading(page, "Ljuset är tänt")).toBeVisible();
  await visit(page, routes.memorialCard.href(reference));
  await expect(heading(page, card.remembered.name)).toBeVisible();
  const own = [routes.memorialCard.href(reference), routes.orderMemorialCard.href(orderReference)];
  const others = asked.filter(({ url }) => {
    const { pathname } = new URL(url);
    return !own.includes(pathname) && !pathname.startsWith("/api/DigitalMemorialCard/");
  });
  const secrets = [reference, orderReference, link.split("#")[1] ?? ""];
  const tells = (text: string) => secrets.some((secret) => text.includes(secret));
  expect(others.filter(({ url }) => tells(url))).toEqual([]);
  expect(asked.filter(({ referrer }) => tells(referrer))).toEqual([]);
});

test("a specimen and bare cards: nothing is asked for the one, nothing surrounds the other", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, routes.memorialCardStub.href("visning"));
  await expect(heading(page, "Astrid Ekdahl")).toBeVisible();
  await expectAccessible(page, "specimen");
  await visit(page, routes.internalMemorialCardStub.href("visning"));
  await expect(heading(page, "Astrid Ekdahl")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

  const { reference } = await lightCard(page);
  await visit(page, routes.internalMemorialCard.href(reference));
  await expect(heading(page, card.remembered.name)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});
