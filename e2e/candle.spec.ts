import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import { memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { light, sendLink, someAddress, toGift, writeCard } from "./support/candle.ts";
import { paySwish } from "./support/gift.ts";
import { cardsOf, eventsOf, ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const ofSender = /\/order\/mc\/[0-9A-Z]{20}/;

test("on a phone a candle is lit by one press: one card, no order, and a mail with its link when it is said where to", async ({
  page,
}) => {
  const email = someAddress();
  await page.setViewportSize({ width: 375, height: 740 });
  await writeCard(page);
  const card = page.getByRole("complementary", { name: "Så blir kortet" });
  await expect(card).toContainText("Karl-Gustav Lindström");
  await expect(card).toContainText("Gunilla och barnbarnen");
  await page.getByRole("button", { name: "Tänd ljuset", exact: true }).dblclick();
  await expect(page).toHaveURL(ofSender);
  await expect(page.getByRole("heading", { name: "Ljuset är tänt" })).toBeVisible();
  await expectAccessible(page, "lit");
  await expectWithinScreen(page, "lit");
  await sendLink(page, email);
  await expectAccessible(page, "link sent");

  expect(await ordersOf(email)).toEqual([]);
  const cards = await cardsOf(email);
  expect(cards.map(({ name, lit }) => ({ name, lit }))).toEqual([{ name: "Karl-Gustav Lindström", lit: true }]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);

  // A new form is empty: nothing of the card is left on the device.
  await visit(page, routes.memorialCandle.href());
  await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("");
});

test("with a gift by Swish the candle is lit when the gift is paid, and the thanks lead to it", async ({ page }) => {
  const email = someAddress();
  await page.setViewportSize({ width: 1280, height: 900 });
  await writeCard(page);
  await toGift(page);
  await page.getByLabel("E-post").fill(email);
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
  expect((await cardsOf(email)).map(({ lit }) => lit)).toEqual([false]);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await expect(page.getByRole("heading", { name: "Ljuset är tänt" })).toBeVisible();
  await expectAccessible(page, "thanks");

  const [order, ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  expect(order?.paid_at).not.toBeNull();
  expect(Number(order?.amount_ore)).toBe(30_000);
  expect(order?.donor_kind).toBe("anonymous");
  await expect.poll(async () => (await cardsOf(email)).map(({ lit }) => lit)).toEqual([true]);
  await page.getByRole("link", { name: "Se ljuset" }).click();
  await expect(page).toHaveURL(ofSender);
  await expect(page.getByRole("heading", { name: "Ljuset är tänt" })).toBeVisible();
  // The receipt, and the link to the candle.
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
});

test("each step, with errors too, is accessible, within the screen, and walked by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, routes.memorialCandle.href());
  await expectAccessible(page, "card");
  await light(page);
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "card with errors");
  await expectWithinScreen(page, "card with errors");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Namn", { exact: true })).toBeFocused();
  await page.keyboard.type("Karl-Gustav Lindström");
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Tab");
  await expect(page.getByLabel("Några ord")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Några ord")).toHaveValue("Du fattas oss. Ljuset är för dig.");
  await page.getByLabel("Ljuset tänds av").focus();
  await page.keyboard.type("Gunilla");
  await page.getByRole("button", { name: "Tänd ljuset med en gåva" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Din gåva" })).toBeVisible();
  await expectAccessible(page, "gift");
  await expectWithinScreen(page, "gift");

  await page.getByLabel("Annat belopp i kronor").fill("10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "gift with errors");
  await expectWithinScreen(page, "gift with errors");
});

test("when the candle cannot be lit it is said and told, and the next press lights one candle", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await withChoice(context, baseURL ?? "", true);
  const email = someAddress();
  await writeCard(page);
  // The card is made, and its answer lost on the way.
  const made: string[] = [];
  await page.route(
    `**${memorialCardAddCall.path}`,
    async (route) => {
      made.push(memorialCardReceipt.parse(await (await route.fetch()).json()).orderReference);
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await light(page);
  await expect(page.getByText("Vi fick inget svar, så vi vet inte om ljuset är tänt.")).toBeVisible();
  const identity = (await context.cookies()).find(({ name }) => name === cookies.identity)?.value ?? "";
  await expect
    .poll(async () => (await eventsOf(identity)).map(({ type }) => type))
    .toContain("error_memorial_card_add");
  await page.reload();
  await light(page);
  await expect(page).toHaveURL(ofSender);
  expect(made).toHaveLength(1);
  expect(new URL(page.url()).pathname).toContain(made[0]);
  await sendLink(page, email);
  expect(await cardsOf(email)).toHaveLength(1);
  // The browser's own line about the call that was cut on purpose.
  complaints.splice(0);
});
