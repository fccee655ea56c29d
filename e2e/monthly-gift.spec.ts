import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { fetchAccount, identify, sign, signers, someAddress, toConsent } from "./support/mandate.ts";
import { mandatesOf, ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a one-off gift becomes a monthly one with its amount; the account comes from the bank, and nothing is drawn", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = someAddress();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, routes.gift.href({ amount: 350, type: "monthly_gift" }));
  await expect(page).toHaveURL(/\/bli-manadsgivare\/\?belopp=350$/);
  await expect(page.getByText(/Första gången: /).first()).toBeVisible();
  await identify(page, signers.birgitta);
  await fetchAccount(page, signers.birgitta, "seb");
  // The bank has led back to the page, which knows who identified.
  await expect(page.getByLabel("Clearingnummer")).toHaveValue("5000");
  await toConsent(page, email);
  const agreed = page.getByRole("region", { name: "Det vi kommer överens om" });
  await expect(agreed).toContainText("350 kr i månaden");
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const seen of [agreed, page.getByRole("button", { name: "Skriv under med BankID" })])
      await expect(seen, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
  await sign(page, signers.birgitta);
  await expect(page.getByText("350 kr i månaden")).toBeVisible();
  await expect(page.getByText("I dag dras inget.")).toBeVisible();

  expect(await mandatesOf(email)).toMatchObject([
    { state: "signed", amount_ore: "35000", draw_day: 28, bank_name: "SEB", holder_name: "Birgitta Sundin" },
  ]);
  expect(await ordersOf(email)).toEqual([]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const href = await page.getByRole("link", { name: "Ladda ner medgivandet" }).getAttribute("href");
  const { words } = await readPdf(await (await page.request.get(href ?? "")).body());
  for (const said of ["Birgitta", "Medgivande", "350"]) expect(words).toContain(said);
  // A reload is the same mandate.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Tack! Nu är du månadsgivare" })).toBeVisible();
  expect(await mandatesOf(email)).toHaveLength(1);
});

test("every step of a mandate on a phone is accessible, with the account written by hand", async ({ page }) => {
  test.setTimeout(180_000);
  const email = someAddress();
  const seen = async (where: string) => {
    await expectAccessible(page, where);
    await expectWithinScreen(page, where);
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.monthlyGift.href());
  await seen("amount");
  await identify(page, signers.johan);
  await page.getByLabel("Clearingnummer").fill("0123");
  await page.getByRole("button", { name: "Fortsätt till underskrift" }).click();
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await seen("account with errors");
  await page.getByLabel("Clearingnummer").fill("6000");
  await page.getByLabel("Kontonummer").fill("000012343");
  await toConsent(page, email);
  await expect(page.getByRole("button", { name: "Skriv under med BankID" })).toBeVisible();
  await seen("consent");
  await page.getByText("Läs hela medgivandet").click();
  await expect(page.getByText("Medgivandet gäller tills vidare.")).toBeVisible();
  await seen("the whole mandate");
  await sign(page, signers.johan);
  await seen("thanks");
  expect(await mandatesOf(email)).toMatchObject([{ state: "signed", amount_ore: "20000", bank_name: "Handelsbanken" }]);
});

test("another account for what is given already keeps its amount and day", async ({ page }) => {
  test.setTimeout(120_000);
  const [first, second] = [someAddress(), someAddress()];
  await visit(page, `${routes.monthlyGift.href()}?belopp=100`);
  await page.getByText("Ändra dag").click();
  await page.getByLabel("Den 25:e").check();
  await identify(page, signers.sven);
  await page.getByLabel("Clearingnummer").fill("6000");
  await page.getByLabel("Kontonummer").fill("000012343");
  await toConsent(page, first);
  await sign(page, signers.sven);

  await visit(page, routes.directDebit.href());
  await identify(page, signers.sven);
  await expect(page.getByRole("heading", { name: "Du ger redan. Tack!" })).toBeVisible();
  await page.getByLabel("Clearingnummer").fill("5000");
  await page.getByLabel("Kontonummer").fill("0012343");
  await toConsent(page, second);
  await sign(page, signers.sven);
  expect(await mandatesOf(second)).toMatchObject([{ amount_ore: "10000", draw_day: 25, bank_name: "SEB" }]);
});
