import type { Locator, Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { todayInSweden } from "../src/lib/swedish-day.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { someAddress } from "./support/candle.ts";
import { fillInCard, openCardPage, paySwish } from "./support/gift.ts";
import { fillInReceipt, senderToken } from "./support/greeting-card.ts";
import { ordersOf } from "./support/register.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** All the year: whenever this is run. */
async function writeCard(page: Page): Promise<void> {
  await visit(page, routes.greetingCard.href());
  await page.getByRole("link", { name: /Födelsedag$/ }).click();
  await expect(heading(page, "Skriv ditt kort")).toBeFocused();
  await page.getByLabel("Till", { exact: true }).fill("Farmor");
  await page.getByLabel("Från", { exact: true }).fill("Ida");
  await page.getByLabel("Din hälsning").fill("Hipp hipp hurra! 🎂");
  await expect(page.getByRole("img", { name: /^Kortet så här långt.*Farmor.*hurra.*Ida/ })).toBeVisible();
  await press(page, "Gå vidare");
  await expect(heading(page, "Hur ska kortet komma fram?")).toBeFocused();
}

async function toPayment(page: Page, email: string): Promise<void> {
  await fillInReceipt(page, email);
  await press(page, "Fortsätt till betalning");
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
}

/** What lies between two that follow each other on a line. */
async function spaceBetween(first: Locator, second: Locator): Promise<number> {
  const [before, after] = [await first.boundingBox(), await second.boundingBox()];
  return (after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0);
}

const ready = async (page: Page) => expect(heading(page, "Kortet är klart")).toBeVisible();

test("a card is paid by Swish and waits for its day; its sender corrects it, moves it, stops it and takes it down", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = someAddress();
  const recipient = someAddress();
  const day = daysAfter(todayInSweden(), 8);
  await page.setViewportSize({ width: 1280, height: 900 });
  await writeCard(page);
  await page.getByRole("radio", { name: /viss dag/ }).check();
  await page.getByLabel("Mottagarens e-postadress").fill(recipient);
  await page.getByLabel("Dag", { exact: true }).fill(day);
  await page.getByRole("radio", { name: "200 kr" }).check();
  await toPayment(page, email);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await ready(page);
  await expect(page.getByText(/^Vi skickar kortet .* klockan 8\.$/)).toBeVisible();
  await expect(page.getByLabel("Länk till kortet")).toHaveValue(/\/d\/GRATULATION_1\/[0-9A-Z]{20}$/);
  await expectAccessible(page, "thanks");
  const [order, ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  expect(Number(order?.amount_ore)).toBe(20_000);

  await visit(page, `${routes.orderGreetingCard.href(order?.reference ?? "")}#${await senderToken(email)}`);
  await expect(heading(page, "Ditt kort är klart")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible(page, "sender's page");
  await expectWithinScreen(page, "sender's page");
  await press(page, "Ändra orden");
  await page.getByLabel("Till", { exact: true }).fill("Mormor");
  await press(page, "Spara orden");
  await expect(page.getByText("De nya orden står på kortet.")).toBeVisible();

  await press(page, "Flytta dagen eller ändra adressen");
  await page.getByLabel("Dag", { exact: true }).fill(daysAfter(day, 1));
  await press(page, "Spara");
  await expect(page.getByRole("button", { name: "Flytta dagen eller ändra adressen" })).toBeVisible();
  await press(page, "Skicka inte kortet …");
  await press(page, "Ja, skicka det inte");
  await expect(page.getByText("Vi skickar inte kortet. Länken går fortfarande att dela.")).toBeVisible();
  await press(page, "Ta bort kortet …");
  await press(page, "Ja, ta bort kortet");
  await expect(heading(page, "Kortet är borttaget")).toBeVisible();
  expect(await mailsTo(recipient)).toEqual([]);
});

test("on a phone a card is paid by card, and its link is there to be shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = someAddress();
  await page.setViewportSize({ width: 375, height: 740 });
  await writeCard(page);
  await toPayment(page, email);
  await openCardPage(page);
  await fillInCard(page);
  await ready(page);
  await expectWithinScreen(page, "thanks");
  const named = (name: string) => page.getByRole("button", { name, exact: true });
  expect(await spaceBetween(named("PDF att skriva ut och vika"), named("Som bild"))).toBeGreaterThan(8);
  await press(page, "Kopiera länken");
  await expect(page.getByText("Länken är kopierad.")).toBeVisible();
  await page.getByRole("link", { name: "Skicka ett kort till" }).click();
  await expect(heading(page, "Skicka ett kort")).toBeVisible();
  await visit(page, new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname);
  await expect(heading(page, "Grattis på födelsedagen!")).toBeVisible();
  await expect(page.getByText("Farmor")).toBeVisible();
});

test("the wall stands still, and each step, with errors too, is accessible and within the screen", async ({ page }) => {
  test.setTimeout(120_000);
  const shifted = await watchShifts(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, routes.greetingCard.href());
    expect(await shifted(), `${width}`).toBeLessThan(0.01);
  }
  await expectWithinScreen(page, "wall");
  await expectAccessible(page, "wall");
  // By keyboard alone.
  await page.getByRole("link", { name: /Vi beklagar sorgen$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Skriv ditt kort")).toBeFocused();
  await expect(page.locator(".skymning")).toHaveCount(1);
  await press(page, "Gå vidare");
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "words with errors");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectWithinScreen(page, "words with errors");
  await page.getByLabel("Till", { exact: true }).fill("Familjen Öberg");
  await page.getByLabel("Från", { exact: true }).fill("Ida");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Hur ska kortet komma fram?")).toBeFocused();
  await page.getByRole("radio", { name: /viss dag/ }).check();
  await press(page, "Fortsätt till betalning");
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "sending with errors");
  await expectWithinScreen(page, "sending with errors");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the wall is read, and says how a card is ordered", async ({ page }) => {
    await page.goto(routes.greetingCard.href());
    await expect(page.getByRole("heading", { name: "Grattis" })).toBeVisible();
    await page.getByRole("link", { name: /Födelsedag$/ }).click();
    await expect(page.getByText(/^Vill du skicka ett av korten\? Ring oss på/)).toBeInViewport();
  });
});
