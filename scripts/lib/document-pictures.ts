import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { inBothLooks, openPage } from "./both-looks.ts";
import type { Options } from "./both-looks.ts";
import { paySwish, press, see, toPayment } from "./picture-steps.ts";

const tallest = 1400;
/** On a phone the paper stands below the form that it is written in. */
const wholeStep = 2600;

const write = async (page: Page, url: string) => {
  await openPage(page, url);
  await page.getByRole("textbox", { name: "Till" }).fill("Kerstin");
  await page.getByRole("textbox", { name: "Hälsning" }).fill("Grattis på födelsedagen!");
  await page.getByRole("textbox", { name: "Från" }).fill("Lars och barnen");
  await drawn(page, /Kerstin.*Lars och barnen/);
};
const drawn = async (page: Page, said: RegExp) => {
  await page.getByRole("img", { name: said }).waitFor();
  await page.locator('aside [aria-busy="true"]').waitFor({ state: "detached" });
};

/** What is given away on paper: a certificate, a gift card, and a diploma made of a gift that is paid. */
export const takeDocumentPictures = async (browser: Browser, options: Options): Promise<void> => {
  const { site, standins } = options;
  await inBothLooks(browser, options, { name: "document", tallest }, async (page, picture) => {
    const email = `lars-${randomUUID()}@exempel.se`;
    await write(page, `${site}${routes.giftCertificate.href()}`);
    await picture("certificate", wholeStep);
    await press(page, "Gå vidare");
    await toPayment(page, email);
    await paySwish(page, standins);
    await see(page, "Tack för din gåva!");
    await picture("thanks");
    await page.getByRole("link", { name: "Till sidan för det du ger bort" }).click();
    await see(page, "Det är skickat till dig");
    await page.getByRole("img", { name: /Kerstin/ }).waitFor();
    await picture("order");

    await write(page, `${site}${routes.orderGiftCard.href()}`);
    await page.getByRole("radio", { name: "Tårta" }).check();
    const answered = page.waitForResponse((response) => response.url().endsWith(giftPreviewCall.path));
    await page.getByRole("checkbox", { name: /^Låt beloppet stå med/ }).check();
    await answered;
    await drawn(page, /Kerstin/);
    await picture("gift-card", wholeStep);

    await openPage(page, `${site}${routes.gift.href({ amount: 500 })}`);
    await press(page, "Gå vidare");
    await toPayment(page, email);
    await paySwish(page, standins);
    await page.getByRole("link", { name: "Gör ett diplom av din gåva" }).click();
    await page.getByRole("textbox", { name: "Namn" }).fill("Anna Berg");
    await page.getByRole("textbox", { name: "Tillfälle" }).fill("Göteborgsvarvet 2027");
    await page.getByRole("img", { name: /Anna Berg.*Göteborgsvarvet/ }).waitFor();
    await picture("diploma", wholeStep);
  });
};
