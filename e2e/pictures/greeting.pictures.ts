import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { someAddress } from "../support/candle.ts";
import { sendCard, senderToken, fillInReceipt, words } from "../support/greeting-card.ts";
import { giveCardDesign } from "../support/register.ts";
import { visit } from "../support/site.ts";
import { loadAllImages, orderToPay, payBySwish, press, see, test } from "./picture.ts";

const tallestWall = 2600;

const quiet = { to: "Familjen Öberg", from: "Åsa och Märta", message: "Vi tänker på er." };
/** Of the ground's colours one each, and two quiet ones: the wall shows what the others look like. */
const shared: [CampaignCode, Partial<typeof words>][] = [
  ["GENERELL_1", {}],
  ["GRATULATION_1", { message: "Hipp hipp hurra för dig som fyller 80!" }],
  ["MORSDAG_1", {}],
  ["JUL_24_1", { message: "God jul och gott nytt år!" }],
  ["KPD_1", quiet],
  ["KPR_KRANS", quiet],
];

test("the wall of cards, each step, and what its sender can do", async ({ page, picture }) => {
  const email = someAddress();
  await visit(page, routes.greetingCard.href());
  await loadAllImages(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await picture("greeting-wall-dark", tallestWall);
  await page.emulateMedia({ colorScheme: "light" });
  await picture("greeting-wall", tallestWall);
  await page.getByRole("link", { name: /Födelsedag$/ }).click();
  await see(page, "Skriv ditt kort");
  await page.getByLabel("Till", { exact: true }).fill("Farmor");
  await page.getByLabel("Från", { exact: true }).fill("Ida och Märta");
  await page.getByLabel("Din hälsning").fill("Hipp hipp hurra för dig som fyller 80! 🎂");
  await page.getByRole("img", { name: /^Kortet så här långt.*hurra.*Ida/ }).waitFor();
  await picture("greeting-words", 2200);
  await press(page, "Gå vidare");
  await see(page, "Hur ska kortet komma fram?");
  await picture("greeting-sending");
  await fillInReceipt(page, email);
  await press(page, "Fortsätt till betalning");
  const order = await orderToPay(page);
  await payBySwish(page);
  await page.getByRole("textbox", { name: "Länk till kortet" }).waitFor();
  await picture("greeting-thanks");
  await visit(page, `${routes.orderGreetingCard.href(order)}#${await senderToken(email)}`);
  await page.getByRole("button", { name: "Ändra orden" }).waitFor();
  await picture("greeting-sender");
});

for (const [code, own] of shared)
  test(`the card ${code} as its recipient meets it`, async ({ page, picture }) => {
    // Paid as a design of all the year: of others, only a card that was sent in its season is opened now.
    const { reference } = await sendCard(page, "GENERELL_1", own);
    await giveCardDesign(reference, code);
    await visit(page, routes.greetingCardShared.href(code, reference));
    await page
      .getByText(own.from ?? words.from)
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    await picture(`greeting-${code.toLowerCase().replaceAll("_", "-")}`);
  });
