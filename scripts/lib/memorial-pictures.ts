import type { Browser, Page } from "playwright";
import { sheetDesigns } from "@hjarta-lunga/contract/memorials.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { inBothLooks, openPage, windowHeight } from "./both-looks.ts";
import type { Options } from "./both-looks.ts";
import { withFault } from "./fault.ts";
import { paySwish, press, see, toPayment } from "./picture-steps.ts";
import { printLetters } from "./printed-letters.ts";

const tallestStep = 1200;
/** On a phone the sheet stands below the form that it is written in. */
const wholeStep = 2600;
/** At a desk it stands beside the first fields. */
const downToSheet = 1550;

const drawn = (page: Page, said: RegExp) => page.getByRole("img", { name: said }).waitFor();

const write = async (page: Page, site: string, to: RegExp) => {
  await page.goto(`${site}${routes.start.href()}`);
  // What was written for the picture before is no part of this one.
  await page.evaluate(() => sessionStorage.clear());
  await openPage(page, `${site}${routes.memorialGift.href()}`);
  await page.getByRole("combobox", { name: "Namn" }).fill("Karl-Gustav Lindström");
  await page.getByLabel("Född år").fill("1941");
  await page.getByLabel("Död år").fill("2026");
  await page.getByLabel("Hälsning").fill("Din trädgård blommar vidare, och vi med den.");
  await page.getByLabel("Namn 1").fill("Gunilla, Per och barnbarnen");
  await page.getByRole("radio", { name: to }).check();
  await drawn(page, /barnbarnen/);
};

/** Each step of the memorial gift, each design of the sheet, and each state of the order's page. */
export const takeMemorialPictures = async (browser: Browser, options: Options): Promise<void> => {
  const { site, standins } = options;
  await inBothLooks(browser, options, { name: "memorial", tallest: tallestStep }, async (page, picture) => {
    const pay = async () => {
      await paySwish(page, standins);
      await see(page, "Tack för din minnesgåva");
    };
    const isPhone = page.viewportSize()?.width === 360;
    const toSheet = () => page.getByRole("link", { name: "Till minnesbladets sida" }).click();
    await openPage(page, `${site}${routes.memorialGift.href()}`);
    await page.getByRole("combobox", { name: "Namn" }).fill("Karl");
    await page.getByRole("option").first().waitFor();
    await picture("found");
    await write(page, site, /^Till begravningsbyrån/);
    await press(page, "Gå vidare");
    await page.getByRole("alert").filter({ hasText: "behöver ses över" }).waitFor();
    await picture("sheet-errors");
    await page.route(`**${giftPreviewCall.path}`, (route) => route.abort(), { times: 1 });
    await page.getByLabel("Namn 1").fill("Gunilla");
    await page.getByText("Vi kan inte visa minnesbladet just nu.").waitFor();
    await picture("preview-away", isPhone ? wholeStep : downToSheet);

    await write(page, site, /^Till mig med e-post/);
    await picture("sheet", wholeStep);
    for (const design of sheetDesigns) {
      const radio = page.locator(`input[name="design"][value="${design}"]`);
      if (!(await radio.isChecked())) {
        const answered = page.waitForResponse((response) => response.url().endsWith(giftPreviewCall.path));
        await radio.check();
        await answered;
      }
      await page.locator('aside [aria-busy="false"]').waitFor();
      await press(page, "Visa bladet större");
      await picture(`design-${design.toLowerCase().replaceAll("_", "-")}`, windowHeight);
      await press(page, "Stäng");
    }
    await press(page, "Gå vidare");
    await see(page, "Dina uppgifter");
    await picture("donor");

    await write(page, site, /^Till mig med e-post/);
    await press(page, "Gå vidare");
    await toPayment(page, "gunilla@exempel.se");
    await picture("how-to-pay");
    const { order } = await page.evaluate(() => history.state as { order: string });
    await openPage(page, `${site}${routes.orderMemorialSheet.href(order)}`);
    await see(page, "Minnesbladet väntar på gåvan");
    await drawn(page, /barnbarnen/);
    await picture("order-unpaid");
    await page.getByRole("link", { name: "Till betalningen" }).click();
    await pay();
    await picture("thanks");
    await toSheet();
    await see(page, "Minnesbladet är skickat");
    await drawn(page, /barnbarnen/);
    await picture("order-sent");
    await press(page, "Ändra orden");
    await page.getByLabel("Hälsning").fill("Vila i frid.");
    await drawn(page, /Vila i frid/);
    await picture("order-correction", wholeStep);
    await press(page, "Spara det nya bladet");
    await page.getByText("Ändringen är sparad.").waitFor();
    await drawn(page, /Vila i frid/);
    await picture("order-corrected");

    await write(page, site, /^Hem till familjen/);
    await page.getByLabel("Mottagare").fill("Familjen Lindström");
    await page.getByLabel("Gatuadress").fill("Ängsvägen 4");
    await page.getByLabel("Postnummer").fill("531 32");
    await page.getByLabel("Ort", { exact: true }).fill("Lidköping");
    await press(page, "Gå vidare");
    await toPayment(page, "gunilla@exempel.se");
    await pay();
    await toSheet();
    await see(page, "Minnesbladet är på väg");
    await drawn(page, /barnbarnen/);
    await picture("order-waiting");
    await printLetters();
    await page.reload();
    await see(page, "Minnesbladet är på väg med posten");
    await drawn(page, /barnbarnen/);
    await picture("order-printed");

    await write(page, site, /^Till mig med e-post/);
    await press(page, "Gå vidare");
    await toPayment(page, "gunilla@exempel.se");
    await withFault(standins, { provider: "mail", mode: "reject" }, async () => {
      await pay();
      await toSheet();
      await see(page, "Minnesbladet kom inte fram");
    });
    await drawn(page, /barnbarnen/);
    await picture("order-refused");

    await write(page, site, /^Inget minnesblad/);
    await press(page, "Gå vidare");
    await toPayment(page, "gunilla@exempel.se");
    await pay();
    await toSheet();
    await see(page, "Minnesbladet finns här");
    await drawn(page, /barnbarnen/);
    await picture("order-kept");
    await page.goto(`${site}${routes.orderMemorialSheet.href("0000000000ZZZZZZZZZZ")}`);
    await see(page, "Vi hittar inget minnesblad här");
    await picture("order-not-found");
  });
};
