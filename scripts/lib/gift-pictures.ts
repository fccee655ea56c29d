import type { Browser, Page } from "playwright";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";

type Options = { site: string; standins: string; save: (page: Page, name: string) => Promise<void> };

const looks = [
  { width: 360, isMobile: true, hasTouch: true },
  { width: 1440, isMobile: false, hasTouch: false },
];

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const see = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();

/** Loaded and hydrated: what is pressed before is sent by the browser itself. */
const open = async (page: Page, url: string) => {
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor();
};

const toPayment = async (page: Page, site: string) => {
  await page.goto(`${site}${routes.start.href()}`);
  // What was written for the picture before is no part of this one.
  await page.evaluate(() => sessionStorage.clear());
  await open(page, `${site}${routes.gift.href({ amount: 500 })}`);
  await press(page, "Gå vidare");
  await page.getByLabel("Förnamn").fill("Birgitta");
  await page.getByLabel("Efternamn").fill("Åkerström-Lindqvist");
  await page.getByLabel("E-post").fill("birgitta@exempel.se");
  await press(page, "Fortsätt till betalning");
  await page.getByRole("group", { name: "Hur vill du betala?" }).waitFor();
};

/** Presses, and answers with the token that the app or the code got. */
const beginSwish = async (page: Page, button: RegExp): Promise<string> => {
  const answered = page.waitForResponse((response) => response.url().endsWith(paymentCalls.createDirectSwish.path));
  await press(page, button);
  return ((await (await answered).json()) as PaymentAnswer).payment?.swish?.token ?? "";
};

/** Every step and state of the one-off gift, as a visitor meets them on a phone and on a computer. */
export const takeGiftPictures = async (browser: Browser, { site, standins, save }: Options): Promise<void> => {
  const phone = (token: string, outcome: string) =>
    fetch(`${standins}/control/swish/payments/${token}/${outcome}`, { method: "POST" });

  for (const { width, isMobile, hasTouch } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      isMobile,
      hasTouch,
      reducedMotion: "reduce",
      locale: "sv-SE",
    });
    const page = await context.newPage();
    const picture = (what: string) => save(page, `gift-${what}-${width}`);
    await page.goto(site);
    await press(page, "Bara nödvändiga");

    await open(page, `${site}${routes.gift.href()}`);
    await page.getByLabel("Annat belopp i kronor").fill("5");
    await press(page, "Gå vidare");
    await page.getByRole("alert").waitFor();
    await picture("amount-error");
    await open(page, `${site}${routes.gift.href({ amount: 500 })}`);
    await see(page, "Ge en gåva");
    await picture("amount");
    await press(page, "Gå vidare");
    await see(page, "Dina uppgifter");
    await picture("donor");
    await page.getByLabel("E-post").fill("birgitta@gmial.com");
    await page.getByRole("checkbox", { name: /skattereduktion/ }).check();
    await page.getByRole("textbox", { name: "Personnummer" }).fill("520914-23");
    await press(page, "Fortsätt till betalning");
    await page.getByRole("alert").first().waitFor();
    await picture("donor-errors");

    await toPayment(page, site);
    await picture("how-to-pay");
    await page.getByRole("radio", { name: /mobilnummer/ }).check();
    await page.getByLabel("Mobilnummer", { exact: true }).fill(`070-${width === 360 ? "174 06 05" : "174 06 06"}`);
    await press(page, /^Betala .* med Swish$/);
    await see(page, "Godkänn i Swish");
    await picture("waiting-number");
    await press(page, "Avbryt betalningen");
    await see(page, "Betalningen är avbruten");
    await picture("cancelled");
    await press(page, "Välj ett annat sätt att betala");
    await page.getByRole("radio", { name: "Swish", exact: true }).check();
    let token = await beginSwish(page, /^Betala .* med Swish$/);
    await see(page, /^(Skanna med Swish|Öppna Swish)$/);
    await picture("waiting");

    for (const [outcome, state, heading] of [
      ["decline", "declined", /gick inte igenom/],
      ["bank-error", "failed", /gick fel/],
      ["timeout", "expired", /Tiden gick ut/],
    ] as const) {
      await phone(token, outcome);
      await see(page, heading);
      await picture(state);
      token = await beginSwish(page, /^(Försök igen|Börja om med Swish)$/);
    }
    await phone(token, "approve");
    await see(page, "Tack för din gåva!");
    await picture("thanks");

    await toPayment(page, site);
    await page.getByRole("radio", { name: /^Kort/ }).check();
    await press(page, /^Betala .* med kort$/);
    await page.getByLabel("Kortnummer").waitFor();
    await page.goBack();
    await see(page, "Betala med kort");
    await picture("waiting-card");

    await toPayment(page, site);
    await phone(await beginSwish(page, /^Betala .* med Swish$/), "unknown");
    await see(page, /Vi kontrollerar/);
    await picture("unknown");

    await page.goto(`${site}${routes.gift.order("ZZZZZZZZZZZZZZZZZZZZ")}`);
    await see(page, "Vi hittar ingen gåva här");
    await picture("not-found");
    await context.close();
  }
};
