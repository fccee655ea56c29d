import { randomUUID } from "node:crypto";
import type { Browser } from "playwright";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { inBothLooks, loadAllImages, openPage, windowHeight } from "./both-looks.ts";
import type { Options } from "./both-looks.ts";
import { paySwish, press, see } from "./picture-steps.ts";

const tallest = 1400;
const tallestShop = 1900;

/** The shop with something chosen, where it goes, and the thanks. */
export const takeArticlePictures = async (browser: Browser, options: Options): Promise<void> => {
  const { site, standins } = options;
  await inBothLooks(browser, options, { name: "articles", tallest }, async (page, picture) => {
    await openPage(page, `${site}${routes.articles.href()}`);
    await press(page, "En till av Nål med fågel");
    await press(page, "En till av Minnesljus");
    await press(page, "En till av Att leva med KOL");
    await loadAllImages(page);
    // The sum stands at the end of the window: one that holds the whole shop.
    const { width, height } = page.viewportSize() ?? { width: 1440, height: windowHeight };
    await page.setViewportSize({ width, height: tallestShop });
    await picture("shop", tallestShop);
    await page.setViewportSize({ width, height });
    await press(page, "Gå vidare");
    await see(page, "Vart ska vi skicka?");
    await page.getByLabel("Förnamn").fill("Ingrid");
    await page.getByLabel("Efternamn").fill("Öberg-Wallström");
    await page.getByLabel("E-post").fill(`ingrid-${randomUUID()}@exempel.se`);
    await page.getByLabel("Gatuadress").fill("Storgatan 1");
    await page.getByLabel("Postnummer").fill("903 25");
    await page.getByLabel("Ort", { exact: true }).fill("Umeå");
    await picture("recipient");
    await press(page, "Fortsätt till betalning");
    await paySwish(page, standins);
    await see(page, "Tack för din beställning!");
    await picture("thanks");
  });
};
