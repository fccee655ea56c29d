import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { light, sendLink, someAddress, toGift } from "../support/candle.ts";
import { senderLink } from "../support/memorial-card.ts";
import { unknown } from "../support/shared-card.ts";
import { visit } from "../support/site.ts";
import { orderToPay, payBySwish, press, see, seeErrors, test } from "./picture.ts";

/** What one can tell us stands at the end of the page. */
const wholeCard = 2400;

const write = async (page: Page) => {
  await page.getByLabel("Namn", { exact: true }).fill("Karl-Gustav Lindström");
  await page.getByLabel("Födelseår").fill("1941");
  await page.getByLabel("Dödsår").fill("2026");
  await page.getByLabel("Några ord").fill("Din trädgård blommar vidare, och vi med den.");
  await page.getByLabel("Ljuset tänds av").fill("Gunilla, Per och barnbarnen");
};

test("each step, the card as others see it, and what its sender can do with it", async ({ page, picture }) => {
  const email = someAddress();
  await visit(page, routes.memorialCandle.href());
  await light(page);
  await seeErrors(page);
  await picture("candle-errors");
  await write(page);
  await picture("candle-card");
  await toGift(page);
  await picture("candle-gift");
  await press(page, "Tillbaka");
  await light(page);
  await see(page, "Ljuset är tänt");
  await picture("candle-lit");
  await sendLink(page, email);

  const link = await senderLink(email);
  await visit(page, link);
  await see(page, "Ljuset är tänt");
  const shared = (await page.getByRole("link", { name: "Se kortet som andra ser det" }).getAttribute("href")) ?? "";
  await visit(page, shared);
  await page.getByLabel("Ditt namn").fill("Märta Öberg");
  await light(page);
  await page.getByText("Märta Öberg").first().waitFor();
  await picture("candle-shared");
  await press(page, "Säg till oss");
  await page.getByLabel("Vad är det som är fel?").fill("Han hette Karl-Gustaf, med f.");
  await picture("candle-report", wholeCard);
  await press(page, "Skicka till oss");
  await page.getByText(/^Tack för att du sa till/).waitFor();
  await picture("candle-report-thanks", wholeCard);
  await visit(page, link);
  await page.getByRole("button", { name: "Ändra orden" }).waitFor();
  await picture("candle-sender");
  await press(page, "Ändra orden");
  await see(page, "Ändra orden på kortet");
  await picture("candle-correction");
  await page.reload();
  await press(page, "Ta bort kortet …");
  await press(page, "Ja, ta bort kortet");
  await see(page, "Kortet är borttaget");
  await picture("candle-sender-taken-down");
  await visit(page, shared);
  await see(page, "Kortet visas inte längre");
  await page.waitForLoadState("networkidle");
  await picture("candle-taken-down");
  await visit(page, routes.memorialCard.href(unknown));
  await see(page, /./);
  await page.waitForLoadState("networkidle");
  await picture("candle-unknown");
});

test("a candle with a gift, before it is paid and after", async ({ page, picture }) => {
  await visit(page, routes.memorialCandle.href());
  await write(page);
  await toGift(page);
  await page.getByLabel("E-post").fill(someAddress());
  await press(page, "Fortsätt till betalning");
  await visit(page, routes.orderMemorialCard.href(await orderToPay(page)));
  await see(page, "Ljuset väntar på gåvan");
  await picture("candle-waiting");
  await page.getByRole("link", { name: "Till betalningen" }).click();
  await payBySwish(page);
  await see(page, "Ljuset är tänt");
  await picture("candle-thanks");
});
