import { memorialSheetFileCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { fillInCard, openCardPage, paySwish } from "./support/gift.ts";
import {
  downloaded,
  reportedFailures,
  fillInSheet,
  quietlyThanked,
  someMourner,
  toMemorialPayment,
} from "./support/memorial.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone, wholeMail } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const words = ["Karl-Gustav", "Lindström", "Din trädgård blommar vidare", "Gunilla, Per och barnbarnen"];

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a memorial gift is paid by Swish, whose app is the next touch: the sheet comes by mail with the words that were written", async ({
    page,
  }) => {
    const mourner = someMourner();
    await fillInSheet(page);
    await toMemorialPayment(page, mourner);
    await expect(page.getByRole("link", { name: "Öppna Swish" })).toBeVisible();
    const token = await paySwish(page);
    await onThePhone({ token }, "approve");
    await quietlyThanked(page);

    const [order, ...others] = await ordersOf(mourner.email);
    expect(others).toEqual([]);
    expect(order?.paid_at).not.toBeNull();
    expect(Number(order?.amount_ore)).toBe(30_000);
    const fetched = await readPdf(await downloaded(page, "Ladda ner minnesbladet"));
    for (const said of words) expect(fetched.words).toContain(said);
    const picture = await downloaded(page, "Som bild till mobilen");
    expect(picture.subarray(1, 4).toString()).toBe("PNG");

    // The receipt, and the sheet.
    await expect.poll(async () => (await mailsTo(mourner.email)).length).toBe(2);
    const mails = await Promise.all((await mailsTo(mourner.email)).map(({ id }) => wholeMail(id)));
    const files = mails.flatMap(({ attachments }) => attachments).filter(({ type }) => type.includes("pdf"));
    const read = await Promise.all(files.map(({ base64 }) => readPdf(Buffer.from(base64, "base64"))));
    expect(read.some((pdf) => words.every((said) => pdf.words.includes(said)))).toBe(true);

    await page.getByRole("link", { name: "Öppna minnesbladet" }).click();
    await expect(page.getByRole("heading", { name: "Minnesbladet är skickat" })).toBeVisible();
    await expectAccessible(page, "sent");
  });
});

test("by card, without a sheet: nothing is sent, and a word can be corrected on the page of the order", async ({
  page,
}) => {
  const mourner = someMourner();
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillInSheet(page);
  await page.getByRole("radio", { name: /^Inget minnesblad/ }).check();
  await toMemorialPayment(page, mourner);
  await openCardPage(page);
  await fillInCard(page);
  await quietlyThanked(page);
  await expectAccessible(page, "thanks");
  await expectWithinScreen(page, "thanks");

  await page.getByRole("link", { name: "Öppna minnesbladet" }).click();
  await expect(page.getByRole("heading", { name: "Minnesbladet finns här" })).toBeVisible();
  await page.getByRole("button", { name: "Ändra orden" }).click();
  await expectAccessible(page, "correction");
  await page.getByRole("textbox", { name: "Hälsning" }).fill("Tack för allt");
  await page.getByRole("button", { name: "Spara det nya bladet" }).click();
  await expect(page.getByRole("heading", { name: "Minnesbladet finns här" })).toBeVisible();
  const { words: corrected } = await readPdf(await downloaded(page, "Ladda ner minnesbladet"));
  expect(corrected).toContain("Tack för allt");
  // The receipt alone.
  await expect.poll(async () => (await mailsTo(mourner.email)).length).toBe(1);
});

test("each step, with errors too, and each state of the order's page are accessible", async ({ page }) => {
  test.setTimeout(120_000);
  const mourner = someMourner();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, routes.memorialGift.href());
  await expectAccessible(page, "sheet");
  await page.getByRole("radio", { name: /^Hem till familjen/ }).check();
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "sheet with errors");
  await expectWithinScreen(page, "sheet with errors");
  await fillInSheet(page);
  await page.getByRole("radio", { name: /^Till mig med e-post/ }).check();
  await toMemorialPayment(page, mourner);

  const [order] = await ordersOf(mourner.email);
  const reference = order?.reference ?? "";
  await visit(page, routes.orderMemorialSheet.href(reference));
  await expect(page.getByRole("heading", { name: "Minnesbladet väntar på gåvan" })).toBeVisible();
  await expectAccessible(page, "unpaid");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await page.getByRole("link", { name: "Till betalningen" }).click();
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();

  await visit(page, routes.orderMemorialSheet.href("0000000000ZZZZZZZZZZ"));
  await expect(page.getByRole("heading", { name: "Vi hittar inget minnesblad här" })).toBeVisible();
  await expectAccessible(page, "unknown");
});

test("a download that fails is said and told of, and can be tried again", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", true);
  await page.setViewportSize({ width: 375, height: 740 });
  const mourner = someMourner();
  await fillInSheet(page);
  await toMemorialPayment(page, mourner);
  const token = await paySwish(page);
  await onThePhone({ token }, "approve");
  await quietlyThanked(page);
  const file = `**${memorialSheetFileCall.path.replace(":orderReference", "**")}`;
  await page.route(file, (route) => route.fulfill({ status: 404, json: { code: "not_found" } }), { times: 1 });
  await page.getByRole("button", { name: "Ladda ner minnesbladet" }).click();
  await expect(page.getByText("Det gick inte att hämta minnesbladet just nu.")).toBeVisible();
  const { words: fetched } = await readPdf(await downloaded(page, "Ladda ner minnesbladet"));
  expect(fetched).toContain("Karl-Gustav");
  await expect.poll(() => reportedFailures(context)).toEqual(["download_memorial_card_failed"]);
});
