import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { inBothLooks, openPage } from "./both-looks.ts";
import type { Options } from "./both-looks.ts";
import { mailedLink, paySwish, press, see } from "./picture-steps.ts";

const tallest = 1400;
/** What one can tell us stands at the end of the page. */
const wholeCard = 2400;
/** To one's own card. */
const senderLink = /\S+\/order\/mc\/\S+#\S+/;

const write = async (page: Page) => {
  await page.getByLabel("Namn", { exact: true }).fill("Karl-Gustav Lindström");
  await page.getByLabel("Född år").fill("1941");
  await page.getByLabel("Död år").fill("2026");
  await page.getByLabel("Några ord").fill("Din trädgård blommar vidare, och vi med den.");
  await page.getByLabel("Ljuset tänds av").fill("Gunilla, Per och barnbarnen");
};

const chooseGift = (page: Page) => page.getByRole("radio", { name: /^Tänd ljuset med en gåva/ }).check();

/** Each step of the candle, the card as others see it, and what its sender can do with it. */
export const takeCandlePictures = async (browser: Browser, options: Options): Promise<void> => {
  const { site, standins } = options;
  await inBothLooks(browser, options, { name: "candle", tallest }, async (page, picture) => {
    const email = `gunilla-${randomUUID()}@exempel.se`;
    await openPage(page, `${site}${routes.memorialCandle.href()}`);
    await press(page, "Gå vidare");
    await page.getByRole("alert").first().waitFor();
    await picture("errors");
    await write(page);
    await picture("card");
    await press(page, "Gå vidare");
    await see(page, "Vart ska länken till ljuset?");
    await page.getByLabel("E-post").fill(email);
    await chooseGift(page);
    await picture("gift");
    await page.getByRole("radio", { name: /^Tänd ljuset utan gåva/ }).check();
    await press(page, "Tänd ljuset");
    await see(page, "Ljuset är tänt");
    await picture("lit");

    const link = await mailedLink(standins, email, senderLink);
    await openPage(page, link);
    await see(page, "Ljuset är tänt");
    const shared = (await page.getByRole("link", { name: "Se kortet som andra ser det" }).getAttribute("href")) ?? "";
    await openPage(page, new URL(shared, site).href);
    await page.getByLabel("Ditt namn").fill("Märta Öberg");
    await press(page, "Tänd ljuset");
    await page.getByText("Märta Öberg").first().waitFor();
    await picture("shared");
    await press(page, "Säg till oss");
    await page.getByLabel("Vad är det som är fel?").fill("Han hette Karl-Gustaf, med f.");
    await picture("report", wholeCard);
    await press(page, "Skicka till oss");
    await page.getByText(/^Tack för att du sa till/).waitFor();
    await picture("report-thanks", wholeCard);
    await openPage(page, link);
    await page.getByRole("button", { name: "Ändra orden" }).waitFor();
    await picture("sender");
    await press(page, "Ändra orden");
    await see(page, "Ändra orden på kortet");
    await picture("correction");
    await page.reload();
    await press(page, "Ta bort kortet …");
    await press(page, "Ja, ta bort kortet");
    await see(page, "Kortet är borttaget");
    await picture("sender-taken-down");
    await openPage(page, new URL(shared, site).href);
    await see(page, "Kortet visas inte längre");
    await page.waitForLoadState("networkidle");
    await picture("taken-down");
    await openPage(page, `${site}${routes.memorialCard.href("0000000000ZZZZZZZZZZ")}`);
    await see(page, /./);
    await page.waitForLoadState("networkidle");
    await picture("unknown");

    await openPage(page, `${site}${routes.memorialCandle.href()}`);
    await write(page);
    await press(page, "Gå vidare");
    await page.getByLabel("E-post").fill(email);
    await chooseGift(page);
    await page.getByRole("radio", { name: /^Anonym/ }).check();
    await press(page, "Fortsätt till betalning");
    await page.getByRole("group", { name: "Hur vill du betala?" }).waitFor();
    const { order } = await page.evaluate(() => history.state as { order: string });
    await openPage(page, `${site}${routes.orderMemorialCard.href(order)}`);
    await see(page, "Ljuset väntar på gåvan");
    await picture("waiting");
    await page.getByRole("link", { name: "Till betalningen" }).click();
    await paySwish(page, standins);
    await see(page, "Ljuset är tänt");
    await picture("thanks");
  });
};
