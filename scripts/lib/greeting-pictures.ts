import { randomUUID } from "node:crypto";
import type { Browser } from "playwright";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { inBothLooks, loadAllImages, openPage } from "./both-looks.ts";
import type { Options } from "./both-looks.ts";
import { payGreetingCard } from "./paid-greeting-cards.ts";
import { mailedLink, paySwish, press, see } from "./picture-steps.ts";
import { queryStack } from "./stack-database.ts";

const tallest = 1400;
const tallestWall = 2600;
/** To one's own card. */
const senderLink = /\S+\/order\/kort\/\S+#\S+/;

const happy = {
  to: "Mamma",
  from: "Åsa och lilla Märta",
  message: "Tack för kaffet ☕️\noch för att du alltid är på min sida.",
};
const quiet = { to: "Familjen Öberg", from: "Åsa och Märta", message: "Vi tänker på er." };
/** One of each occasion, the quiet ones among them. */
const shared: { code: CampaignCode; words: typeof happy }[] = [
  { code: "GENERELL_1", words: happy },
  { code: "GRATULATION_1", words: { ...happy, message: "Hipp hipp hurra för dig som fyller 80!" } },
  { code: "TACK_1", words: happy },
  { code: "ALLAHJARTAN_25_1", words: { ...happy, to: "Karin", message: "Fyrtio år, och jag väljer dig igen." } },
  { code: "PASK_1", words: { ...happy, message: "Glad påsk från oss alla!" } },
  { code: "MORSDAG_1", words: happy },
  { code: "SOMMAR_1", words: { ...happy, message: "Bryggan väntar på dig." } },
  { code: "JUL_24_1", words: { ...happy, message: "God jul och gott nytt år!" } },
  { code: "KPD_1", words: quiet },
  { code: "KPR_KRANS", words: quiet },
];

/** Paid as a design of all the year: of others, only a card that was sent in its season is opened now. */
const payForAll = (stack: Options) =>
  Promise.all(
    shared.map(async ({ code, words }) => {
      const reference = await payGreetingCard(stack, { code: "GENERELL_1", words });
      await queryStack("update greeting_card set campaign_code = $2 where reference = $1", [reference, code]);
      return { code, words, path: routes.greetingCardShared.href(code, reference) };
    }),
  );

/** The wall of cards, each step, what its sender can do, and ten designs as their recipients meet them. */
export const takeGreetingPictures = async (browser: Browser, options: Options): Promise<void> => {
  const { site, standins } = options;
  const cards = await payForAll(options);
  await inBothLooks(browser, options, { name: "greeting", tallest }, async (page, picture) => {
    const email = `gunilla-${randomUUID()}@exempel.se`;
    await openPage(page, `${site}${routes.greetingCard.href()}`);
    await loadAllImages(page);
    for (const scheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await picture(scheme === "light" ? "wall" : "wall-dark", tallestWall);
    }
    await page.getByRole("link", { name: /Födelsedag$/ }).click();
    await see(page, "Skriv ditt kort");
    await page.getByLabel("Till", { exact: true }).fill("Farmor");
    await page.getByLabel("Från", { exact: true }).fill("Ida och Märta");
    await page.getByLabel("Din hälsning").fill("Hipp hipp hurra för dig som fyller 80! 🎂");
    await page.getByRole("img", { name: /^Kortet så här långt.*hurra.*Ida/ }).waitFor();
    await picture("words", 2200);
    await press(page, "Gå vidare");
    await see(page, "Hur ska kortet komma fram?");
    await picture("sending");
    await press(page, "Gå vidare");
    await page.getByRole("radio", { name: /^Anonym/ }).check();
    await page.getByLabel("E-post").fill(email);
    await press(page, "Fortsätt till betalning");
    await paySwish(page, standins);
    await page.getByRole("textbox", { name: "Länk till kortet" }).waitFor();
    await picture("thanks");
    await openPage(page, await mailedLink(standins, email, senderLink));
    await page.getByRole("button", { name: "Ändra orden" }).waitFor();
    await picture("sender");

    for (const { code, words, path } of cards) {
      await openPage(page, site + path);
      await page.getByText(words.from).first().waitFor();
      await page.waitForLoadState("networkidle");
      await picture(code.toLowerCase().replaceAll("_", "-"));
    }
  });
};
