import { giftDocumentFileCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { fillInDocument, someGiver, toPayment, warmlyThanked } from "./support/gift-documents.ts";
import { fillInCard, openCardPage, paySwish, someGiver as someone, toPayment as toGift } from "./support/gift.ts";
import { downloaded, reportedFailures } from "./support/memorial.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone, wholeMail } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("on a phone a certificate is paid by Swish: seen as it is written, downloaded at once, and mailed", async ({
  page,
}) => {
  const giver = someGiver();
  await page.setViewportSize({ width: 375, height: 740 });
  await fillInDocument(page, routes.giftCertificate.href());
  await expect(page.getByRole("img", { name: /Kerstin.*Lars och barnen/ })).toBeVisible();
  await toPayment(page, giver);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await warmlyThanked(page);

  const { words } = await readPdf(await downloaded(page, "Ladda ner som PDF"));
  expect(words).toContain("Gåvobevis till Kerstin Grattis på födelsedagen! från Lars och barnen");
  expect((await downloaded(page, "Som bild till mobilen")).subarray(1, 4).toString()).toBe("PNG");
  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(2);
  const mails = await Promise.all((await mailsTo(giver.email)).map(({ id }) => wholeMail(id)));
  expect(mails.flatMap(({ attachments }) => attachments.map(({ name }) => name)).join()).toContain("gavobevis-");

  await page.getByRole("link", { name: "Öppna gåvobeviset" }).click();
  await expect(page.getByRole("heading", { name: "Det ligger i din mejl" })).toBeVisible();
  await expectAccessible(page, "sent");
});

test("a gift card with a picture is paid by card and goes by post; a word is corrected, and a failed download told", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await withChoice(context, baseURL ?? "", true);
  const giver = someGiver();
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillInDocument(page, routes.orderGiftCard.href());
  await page.getByRole("radio", { name: "Tårta" }).check();
  await page.getByRole("checkbox", { name: /^Visa beloppet/ }).check();
  await page.getByRole("radio", { name: /^Med post/ }).check();
  await page.getByLabel("Mottagare").fill("Kerstin Ek");
  await page.getByLabel("Gatuadress").fill("Björkvägen 4");
  await page.getByLabel("Postnummer").fill("114 55");
  await page.getByRole("textbox", { name: "Ort" }).fill("Stockholm");
  await toPayment(page, giver);
  await openCardPage(page);
  await fillInCard(page);
  await warmlyThanked(page);
  await expectAccessible(page, "thanks");

  const [order] = await ordersOf(giver.email);
  await page.getByRole("link", { name: "Öppna gåvokortet" }).click();
  await expect(page).toHaveURL(new RegExp(routes.giftCard.href(order?.reference ?? "")));
  await expect(page.getByRole("heading", { name: "Det är klart, och vi postar det" })).toBeVisible();
  await page.getByRole("button", { name: "Ändra orden" }).click();
  await expectAccessible(page, "correction");
  await page.getByRole("textbox", { name: "Till" }).fill("Christina");
  await page.getByRole("button", { name: "Spara ändringen" }).click();
  await expect(page.getByRole("heading", { name: "Det är klart, och vi postar det" })).toBeVisible();
  expect((await readPdf(await downloaded(page, "Ladda ner som PDF"))).words).toMatch(/Gåvokort till Christina.*kr/);

  await page.route(`**${giftDocumentFileCall.path.replace(":orderReference", "*")}*`, (route) =>
    route.fulfill({ status: 500, json: { code: "internal" } }),
  );
  await page.getByRole("button", { name: "Ladda ner som PDF" }).click();
  await expect(page.getByText(/Det gick inte att hämta det just nu/)).toBeVisible();
  await expect.poll(() => reportedFailures(context)).toContain("download_gift_card_failed");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("500 (Internal Server Error)")]);
});

test("a diploma is made of a gift that was paid: seen as it is written, saved, and downloaded", async ({ page }) => {
  const giver = someone();
  await page.setViewportSize({ width: 1280, height: 900 });
  await toGift(page, giver, 250);
  const token = await paySwish(page);
  const [order] = await ordersOf(giver.email);
  const path = routes.orderDiploma.href(order?.reference ?? "");
  const other = await page.context().newPage();
  await visit(other, path);
  await expect(other.getByRole("heading", { name: "Gåvan är inte betald än" })).toBeVisible();
  await expectAccessible(other, "not paid");
  await other.close();

  await onThePhone({ token }, "approve");
  await page.getByRole("link", { name: "Gör ett diplom av din gåva" }).click();
  await page.getByRole("button", { name: "Spara diplomet" }).click();
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "diploma with an error");
  await page.getByRole("textbox", { name: "Namn" }).fill("Anna Berg");
  await page.getByRole("textbox", { name: "Tillfälle" }).fill("Göteborgsvarvet 2027");
  await expect(page.getByRole("img", { name: /Anna Berg.*Göteborgsvarvet/ })).toBeVisible();
  await page.getByRole("button", { name: "Spara diplomet" }).click();
  await expect(page.getByText("Diplomet är sparat.")).toBeVisible();
  expect((await readPdf(await downloaded(page, "Ladda ner diplomet"))).words).toContain(
    "Diplom till Anna Berg Göteborgsvarvet 2027",
  );
  await expectAccessible(page, "diploma");
  await expectWithinScreen(page, "diploma");
});

test("the steps, with errors too, and an order that nobody knows are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [routes.giftCertificate.href(), routes.orderGiftCard.href()]) {
    await visit(page, path);
    await expectAccessible(page, path);
    await page.getByRole("radio", { name: /^Med post/ }).check();
    await page.getByRole("button", { name: "Gå vidare" }).click();
    await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
    await expectAccessible(page, `${path} with errors`);
    await expectWithinScreen(page, `${path} with errors`);
  }
  for (const href of [routes.orderGiftCertificate.href, routes.giftCard.href, routes.orderDiploma.href]) {
    await visit(page, href("0000000000ZZZZZZZZZZ"));
    await expect(page.getByRole("heading", { name: /^Vi hittar/ })).toBeVisible();
    await expectAccessible(page, "unknown");
  }
});
