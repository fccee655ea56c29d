import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import {
  companyThanked,
  fillInCompany,
  invoiceWaits,
  registered,
  someCompanyEmail,
  toCompanyPayment,
} from "./support/company.ts";
import { toPayment, fillInCard, openCardPage, paySwish, someGiver } from "./support/gift.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone, wholeMail } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** As it stands behind its link on the page. */
async function fetched(page: Page, link: string): Promise<Buffer> {
  const href = await page.getByRole("link", { name: link, exact: true }).getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect(answer.status()).toBe(200);
  return answer.body();
}
const isPng = (file: Buffer) => file.subarray(1, 4).toString() === "PNG";
/** By an invoice, and how it comes. */
async function chooseInvoice(page: Page, how: string): Promise<void> {
  await page.getByRole("radio", { name: "Faktura", exact: true }).check();
  await page.getByRole("radio", { name: how, exact: true }).check();
}

test("a company that the register knows pays by Swish, and its diploma is there at once", async ({ page }) => {
  const email = someCompanyEmail();
  await page.setViewportSize({ width: 1366, height: 768 });
  await fillInCompany(page);
  await expect(page.getByText(registered.name).first()).toBeVisible();
  await expect(page.getByLabel("Namn på diplomet")).toHaveValue(registered.name);
  await expect(page.getByText("Ni kan få tillbaka 1 030 kr")).toBeVisible();
  await page.getByLabel("Namn på diplomet").fill("Norrskenets Bygg & Betong");
  await expect(page.getByRole("img", { name: /Julen 2026\. Norrskenets Bygg & Betong$/ })).toBeVisible();
  await toCompanyPayment(page, email);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await companyThanked(page);

  const { words } = await readPdf(await fetched(page, "Ladda ner diplomet"));
  for (const said of ["Julen 2026", "Norrskenets", "Betong"]) expect(words).toContain(said);
  for (const picture of ["Som bild för webben", "Bild till mejlsignaturen", "Bild att dela på LinkedIn"])
    expect(isPng(await fetched(page, picture))).toBe(true);
  // The receipt, and the diploma.
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({ amount_ore: "500000", donor_kind: "company" });

  // By the way of other diplomas it is found too.
  await visit(page, routes.orderDiploma.href(order?.reference ?? ""));
  await expect(page).toHaveURL(new RegExp(routes.orderCompany.href(order?.short_reference ?? "")));
  await expect(page.getByRole("heading", { name: "Hämta det som är ert" })).toBeVisible();
});

test("on a phone a company that the register does not know pays by card", async ({ page }) => {
  const email = someCompanyEmail();
  await page.setViewportSize({ width: 375, height: 740 });
  await fillInCompany(page, "559977-0012");
  await expect(page.getByText(/finns inte i registret/)).toBeVisible();
  await page.getByLabel("Namn på diplomet").fill("Bageriet");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await page.getByLabel("Företagets namn").fill("Bageriet i Motala AB");
  await page.getByLabel("E-post för kvitto och diplom").fill(email);
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await openCardPage(page);
  await fillInCard(page);
  await companyThanked(page);
  await page.reload();
  await companyThanked(page);
  expect(await ordersOf(email)).toHaveLength(1);
});

test("an invoice comes by mail; its page tells how far it has come, and Swish takes its place", async ({ page }) => {
  const email = someCompanyEmail();
  await page.setViewportSize({ width: 1366, height: 768 });
  await fillInCompany(page);
  await expect(page.getByText(registered.name).first()).toBeVisible();
  await toCompanyPayment(page, email);
  await chooseInvoice(page, "Mejla den");
  await page.getByRole("button", { name: /^Skicka en faktura på/ }).click();
  await invoiceWaits(page);
  await expect(page.getByRole("heading", { name: `Tack, ${registered.name}!` })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Väntar på betalning" })).toContainText("Senast");
  await expectAccessible(page, "invoice waits");
  await expectWithinScreen(page, "invoice waits");
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  const { attachments } = await wholeMail(mail?.id ?? 0);
  expect(attachments.map(({ name }) => name).join()).toMatch(/\.pdf.*\.xml|\.xml.*\.pdf/);

  // The way back is no way into the order again.
  const [order] = await ordersOf(email);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Era uppgifter" })).toBeVisible();
  await page.goForward();
  await invoiceWaits(page);

  await visit(page, routes.orderCompany.href(order?.short_reference ?? ""));
  await expect(page.getByRole("heading", { name: "Så långt har gåvan kommit" })).toBeVisible();
  await expect(page.getByText(registered.name)).toHaveCount(0);
  await expectAccessible(page, "short number");

  await visit(page, routes.orderCompany.href(order?.short_reference ?? "", order?.reference));
  await page.getByRole("button", { name: "Betala nu med Swish" }).click();
  await page.getByRole("button", { name: "Makulera och betala med Swish" }).click();
  await expect(page.getByRole("radio", { name: "Swish", exact: true })).toBeChecked();
  await onThePhone({ token: await paySwish(page) }, "approve");
  await companyThanked(page);
  expect((await ordersOf(email)).map(({ paid_at }) => paid_at !== null)).toEqual([true]);
});

test("an invoice as a PDF is downloaded at once, as an e-invoice too", async ({ page }) => {
  const email = someCompanyEmail();
  await page.setViewportSize({ width: 375, height: 740 });
  await fillInCompany(page);
  await expect(page.getByText(registered.name).first()).toBeVisible();
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await page.getByText("Er referens eller ett ordernummer?").click();
  await page.getByLabel("Er referens").fill("Eva Niskanen");
  await page.getByLabel("E-post för kvitto och diplom").fill(email);
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await chooseInvoice(page, "Hämta som PDF nu");
  await page.getByRole("button", { name: /^Gör en faktura på/ }).click();
  await invoiceWaits(page);
  await expectWithinScreen(page, "invoice as a PDF");
  const { words } = await readPdf(await fetched(page, "Hämta fakturan"));
  for (const said of [registered.name, "Eva Niskanen"]) expect(words).toContain(said);
  const xml = (await fetched(page, "E-faktura (Peppol)")).toString();
  expect(xml).toContain("urn:fdc:peppol.eu:2017:poacc:billing");
  expect(xml).toContain(registered.number);
});

test("a company that began an ordinary gift goes on with what it wrote", async ({ page }) => {
  const giver = { ...someGiver(), email: someCompanyEmail() };
  await page.setViewportSize({ width: 1366, height: 768 });
  await toPayment(page, giver, 7_500);
  await page.getByRole("radio", { name: "Företag" }).check();
  await page.getByRole("button", { name: "Ge som företag" }).click();
  await expect(page.getByText("Det ni hade skrivit har följt med hit.")).toBeVisible();
  await expect(page.getByLabel("Annat belopp i kronor")).toHaveValue(/7.500/);
  expect(page.url()).not.toContain("exempel.se");
  await page.getByLabel("Organisationsnummer").fill(registered.number);
  await expect(page.getByText(registered.name).first()).toBeVisible();
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByLabel("E-post för kvitto och diplom")).toHaveValue(giver.email);
});

test("the gift, the details with errors and the thanks are accessible", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, routes.companyGift.href());
  await expectAccessible(page, "gift");
  await expectWithinScreen(page, "gift");
  await page.getByLabel("Organisationsnummer").fill("559912-3452");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("group", { name: "Två saker att rätta" })).toBeFocused();
  await expectAccessible(page, "gift with errors");
  await expectWithinScreen(page, "gift with errors");
  await page.getByLabel("Organisationsnummer").fill(registered.number);
  await expect(page.getByLabel("Namn på diplomet")).toHaveValue(registered.name);
  await expectAccessible(page, "gift with a company");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("heading", { name: "Era uppgifter" })).toBeVisible();
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await expect(page.getByRole("group", { name: "En sak att rätta" })).toBeFocused();
  await expectAccessible(page, "details with errors");
  await expectWithinScreen(page, "details with errors");
  await page.getByLabel("E-post för kvitto och diplom").fill(someCompanyEmail());
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await onThePhone({ token: await paySwish(page) }, "approve");
  await companyThanked(page);
  await expectAccessible(page, "thanks");
  await expectWithinScreen(page, "thanks");
});
