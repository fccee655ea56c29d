import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { toPayment, fillInCard, openCardPage, paySwish, paySwishNumber, someGiver, thanked } from "./support/gift.ts";
import type { Giver } from "./support/gift.ts";
import { movesOf, ordersOf, paymentsOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone, wholeMail } from "./support/standins.ts";
import type { SwishOutcome } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** One order, paid once, and exactly these moves of its payments. */
async function expectPaidOnce(giver: Giver, amountOre: number, moves: string[]) {
  const orders = await ordersOf(giver.email);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (order === undefined) throw new Error("There is no order");
  expect(Number(order.amount_ore)).toBe(amountOre);
  expect(order.paid_at).not.toBeNull();
  expect(await movesOf(order.id)).toEqual(moves);
  expect((await paymentsOf(order.id)).filter(({ state }) => state === "paid")).toHaveLength(1);
  return order;
}

test("a gift by a code that a phone scans: thanked for, booked, and its receipt sent, right to the letter", async ({
  page,
}) => {
  const giver = someGiver();
  await toPayment(page, giver, 1250);
  const token = await paySwish(page);
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  const code = page.getByRole("img", { name: "QR-kod för Swish" });
  await expect(code).toBeVisible();
  await onThePhone({ token }, "approve");
  await thanked(page);

  const order = await expectPaidOnce(giver, 125_000, [
    "swishDirect >created",
    "swishDirect created>waiting",
    "swishDirect waiting>paid",
  ]);
  await expect(page.getByText("1 250 kr", { exact: true })).toBeVisible();
  await expect(page.getByText(order.short_reference, { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");

  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(1);
  const [sent] = await mailsTo(giver.email);
  const mail = await wholeMail(sent?.id ?? 0);
  expect(mail.subject).toBe("Tack för din gåva! Här är ditt kvitto");
  for (const said of [
    "Tack för din gåva!",
    "Du har gett 1 250 kr till Hjärta & Lunga. Pengarna har kommit fram.",
    `Gåvans nummer är ${order.short_reference}.`,
  ])
    expect(mail.text.replaceAll(/[\s\u00a0]+/g, " ")).toContain(said);
  const [receipt] = mail.attachments;
  expect(receipt).toMatchObject({ name: `kvitto-${order.short_reference}.pdf`, type: "application/pdf" });
  const mailed = await readPdf(Buffer.from(receipt?.base64 ?? "", "base64"));
  expect(mailed).toMatchObject({ pages: 1, isTagged: true, language: "sv" });
  for (const said of ["Kvitto", "1 250 kr", order.short_reference, "Birgitta Åkerström-Lindqvist", "Swish"])
    expect(mailed.words).toContain(said);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Ladda ner kvittot" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`kvitto-${order.short_reference}.pdf`);
});

test("a gift by Swish to a mobile number", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await paySwishNumber(page, giver);
  await onThePhone({ payer: giver.payer }, "approve");
  await thanked(page);
  await expectPaidOnce(giver, 25_000, [
    "swishNumber >created",
    "swishNumber created>waiting",
    "swishNumber waiting>paid",
  ]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("Swish opens by a touch with the way back, and the page knows when the visitor returns", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const giver = someGiver();
    await toPayment(page, giver);
    const token = await paySwish(page);
    const open = page.getByRole("link", { name: "Öppna Swish" });
    const link = new URL((await open.getAttribute("href")) ?? "");
    expect(link.protocol).toBe("swish:");
    expect(link.searchParams.get("token")).toBe(token);
    const backTo = link.searchParams.get("callbackurl") ?? "";
    const [begun] = await ordersOf(giver.email);
    expect(backTo).toBe(new URL(routes.gift.order(begun?.reference ?? ""), page.url()).href);
    // The app is in front; some browsers come back in a tab of their own.
    await onThePhone({ token }, "approve");
    const another = await context.newPage();
    await another.goto(backTo);
    await thanked(another);
    await thanked(page);
    await expectPaidOnce(giver, 25_000, [
      "swishDirect >created",
      "swishDirect created>waiting",
      "swishDirect waiting>paid",
    ]);
  });
});

test("a gift by card, on the provider's page and back", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver, 500);
  await openCardPage(page);
  await fillInCard(page);
  await thanked(page);
  expect(new URL(page.url()).search).toBe("");
  await expectPaidOnce(giver, 50_000, ["card >created", "card created>waiting", "card waiting>paid"]);
  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(1);
});

test("three presses from the start page to the thanks: the amount, the code, and the phone's own", async ({ page }) => {
  const giver = someGiver();
  await visit(page, "/");
  await page.getByRole("radio", { name: "500 kr" }).check({ force: true });
  const answered = page.waitForResponse((response) => response.url().endsWith(paymentCalls.createDirectSwish.path));
  await page.getByRole("button", { name: "Ge 500 kr med Swish" }).click();
  const { payment } = (await (await answered).json()) as PaymentAnswer;
  await expect(page.getByRole("img", { name: "QR-kod för Swish" })).toBeVisible();
  await expect(page.getByText("500 kr till Hjärta & Lunga")).toBeVisible();
  await onThePhone({ token: payment?.swish?.token ?? "" }, "approve");
  await thanked(page);
  // The address may be written now, and the receipt comes at once; a changed one gets its own, and each of them one.
  const other = someGiver();
  for (const { email } of [giver, other]) {
    await page.getByLabel("E-post").fill(email);
    await page.keyboard.press("Tab");
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  }
  await page.getByLabel("E-post").fill(giver.email);
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await ordersOf(giver.email)).length).toBe(1);
  await expectPaidOnce(giver, 50_000, [
    "swishDirect >created",
    "swishDirect created>waiting",
    "swishDirect waiting>paid",
  ]);
  for (const { email } of [giver, other]) expect(await mailsTo(email)).toHaveLength(1);
});

test("opening, reloading and coming back make no gift, and the code is the same on the way forward", async ({
  page,
}) => {
  const orders: string[] = [];
  page.on("request", (request) => request.url().endsWith(regularGiftCall.path) && orders.push(request.url()));
  await visit(page, routes.gift.href({ amount: 250, type: "regular_gift" }));
  await page.reload();
  await expect(page.getByRole("button", { name: "Ge 250 kr med Swish" })).toBeVisible();
  expect(orders).toEqual([]);
  await visit(page, "/");
  await page.getByRole("button", { name: /^Ge .* med Swish$/ }).click();
  const code = page.getByRole("img", { name: "QR-kod för Swish" });
  await expect(code).toBeVisible();
  const drawn = await code.getAttribute("src");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Jag vill ge" })).toBeVisible();
  await page.goForward();
  await expect(code).toBeVisible();
  expect(await code.getAttribute("src")).toBe(drawn);
  expect(orders).toHaveLength(1);
});

test("another amount while the code waits: the first can be paid no more, and what was written goes along", async ({
  page,
}) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await paySwish(page);
  await page.getByText("Ändra", { exact: true }).click();
  await page.getByRole("radio", { name: "500 kr" }).check({ force: true });
  await expect(page.getByRole("img", { name: "QR-kod för Swish" })).toBeHidden();
  const token = await paySwish(page);
  await onThePhone({ token }, "approve");
  await thanked(page);
  await expect.poll(async () => (await ordersOf(giver.email)).length).toBe(2);
  const [first, second] = await ordersOf(giver.email);
  expect([first?.amount_ore, second?.amount_ore].map(Number).toSorted()).toEqual([25_000, 50_000]);
  const states = await Promise.all([first, second].map((order) => paymentsOf(order?.id ?? "")));
  expect(
    states
      .flat()
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(["cancelled", "paid"]);
  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(1);
});

const endings: [SwishOutcome, RegExp, RegExp, string][] = [
  ["decline", /gick inte igenom/, /nej i appen/, "declined"],
  ["bank-error", /gick fel hos betaltjänsten/, /Inga pengar har dragits/, "failed"],
  ["timeout", /Tiden gick ut/, /Inga pengar har dragits/, "expired"],
];
for (const [outcome, heading, words, state] of endings) {
  test(`${outcome}: said plainly, and the same gift is paid at the next try`, async ({ page }) => {
    const giver = someGiver();
    await toPayment(page, giver);
    await onThePhone({ token: await paySwish(page) }, outcome);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(words);
    const answered = page.waitForResponse((response) => response.url().endsWith("/CreateDirectSwish"));
    await page.getByRole("button", { name: /^(Försök igen|Börja om med Swish)$/ }).click();
    const { payment } = (await (await answered).json()) as { payment: { swish: { token: string } } };
    await onThePhone({ token: payment.swish.token }, "approve");
    await thanked(page);
    await expectPaidOnce(giver, 25_000, [
      "swishDirect >created",
      "swishDirect created>waiting",
      `swishDirect waiting>${state}`,
      "swishDirect >created",
      "swishDirect created>waiting",
      "swishDirect waiting>paid",
    ]);
  });
}

test("an unknown outcome: no new payment is offered, and the page tells when we know", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await onThePhone({ token: await paySwish(page) }, "unknown");
  await expect(page.getByRole("heading", { name: "Vi kontrollerar din betalning" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Betala inte en gång till");
  await expect(page.getByRole("button", { name: /Betala|Försök igen/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Vi kontrollerar din betalning" })).toBeVisible();
  // Swish never tells more of it: somebody has asked the bank.
  await page.route(`**${paymentCalls.poll.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as PaymentAnswer), paid: true } });
  });
  await page.getByRole("button", { name: "Kontrollera igen" }).click();
  await thanked(page);
  // A poll may be on its way still.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the visitor cancels, chooses the card, and pays once", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await paySwish(page);
  await page.getByRole("button", { name: "Avbryt betalningen" }).click();
  await expect(page.getByRole("heading", { name: "Betalningen är avbruten" })).toBeVisible();
  await page.getByRole("button", { name: "Välj ett annat sätt att betala" }).click();
  await openCardPage(page);
  await fillInCard(page);
  await thanked(page);
  const [order] = await ordersOf(giver.email);
  expect((await paymentsOf(order?.id ?? "")).map(({ method, state }) => `${method} ${state}`)).toEqual([
    "swishDirect cancelled",
    "card paid",
  ]);
});

test("a card that is refused is said plainly, and another try is open", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await openCardPage(page);
  await fillInCard(page, "201");
  await expect(page.getByRole("main")).toContainText(/gick inte igenom/);
  await expect(page.getByRole("main")).toContainText("Inga pengar har dragits");
  await page.getByRole("button", { name: "Försök igen" }).click();
  await fillInCard(page);
  await thanked(page);
});

test("back from the card page without paying: the page waits, and another way is open", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await openCardPage(page);
  await page.goBack();
  await page.getByRole("button", { name: "Betala med Swish i stället" }).click();
  const token = await paySwish(page);
  await onThePhone({ token }, "approve");
  await thanked(page);
  const [order] = await ordersOf(giver.email);
  expect((await paymentsOf(order?.id ?? "")).filter(({ state }) => state === "paid")).toHaveLength(1);
});

test("a double click makes one order and one payment", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).dblclick();
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await expect.poll(async () => (await ordersOf(giver.email)).length).toBe(1);
  const orders = await ordersOf(giver.email);
  expect(orders).toHaveLength(1);
  expect(await paymentsOf(orders[0]?.id ?? "")).toHaveLength(1);
});

test("a reload while waiting shows the same code, and a second tab the same payment", async ({ page, context }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  const token = await paySwish(page);
  const code = page.getByRole("img", { name: "QR-kod för Swish" });
  const drawn = await code.getAttribute("src");
  await page.reload();
  await expect(code).toBeVisible();
  expect(await code.getAttribute("src")).toBe(drawn);
  const second = await context.newPage();
  await second.goto(routes.gift.order((await ordersOf(giver.email))[0]?.reference ?? ""));
  await expect(second.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await onThePhone({ token }, "approve");
  await thanked(page);
  await thanked(second);
  const [order] = await ordersOf(giver.email);
  expect(await paymentsOf(order?.id ?? "")).toHaveLength(1);
});

test("a reload on a slow line shows no form for another gift while the page hydrates", async ({ page }) => {
  await toPayment(page, someGiver());
  await paySwish(page);
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  const line = Promise.withResolvers<string>();
  await page.route("**/*.js", async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText("Ett ögonblick …")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ge 250 kr med Swish" })).toBeHidden();
  line.resolve("quick again");
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
});

test("what was typed is kept across a reload, but never the personal number", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver, 300);
  await page.getByRole("checkbox", { name: /Jag vill ha skattereduktion/ }).check();
  await page.getByRole("textbox", { name: "Personnummer" }).fill("19520529-2260");
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  await expect.poll(stored).toContain(giver.lastName);
  expect(await stored()).not.toContain("2260");
  await page.reload();
  await expect(page.getByLabel("Förnamn")).toHaveValue(giver.firstName);
  await expect(page.getByLabel("E-post")).toHaveValue(giver.email);
  await expect(page.getByText("300 kr", { exact: true }).first()).toBeVisible();
  expect(await stored()).not.toContain("2260");
});

test("back after paying leads to the thanks again, never to a second payment", async ({ page }) => {
  const giver = someGiver();
  await visit(page, "/om-oss/");
  await toPayment(page, giver);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await thanked(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Tack för din gåva!");
  await page.goForward();
  await thanked(page);
  await expect(page.getByRole("button", { name: /^(Betala|Ge .* med Swish)/ })).toHaveCount(0);
  await page.reload();
  await thanked(page);
  expect(await ordersOf(giver.email)).toHaveLength(1);
});

test("an order that nobody knows gets a kind page with a way on", async ({ page }) => {
  await page.goto(routes.gift.order("ZZZZZZZZZZZZZZZZZZZZ"));
  await expect(page.getByRole("heading", { name: "Vi hittar ingen gåva här" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ge en gåva" }).first().click();
  await expect(page.getByRole("button", { name: "Ge 250 kr med Swish" })).toBeVisible();
});

test("a press before script is there is heard at once, and acted on without a reload", async ({ page }) => {
  const line = Promise.withResolvers<string>();
  await page.route("**/*.js", async (route) => {
    await line.promise;
    await route.continue();
  });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto(routes.gift.href(), { waitUntil: "commit" });
  await page.getByText("Ändra", { exact: true }).click();
  await page.getByLabel("Annat belopp i kronor").fill("375");
  const button = page.getByRole("button", { name: /^Ge .* med Swish$/ });
  await expect(button).toHaveCSS("opacity", "1");
  await button.click();
  await expect(button).toHaveCSS("opacity", "0.7");
  line.resolve("quick again");
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("375 kr");
  expect(documents).toHaveLength(1);
});

test("no way in turns what was written into another amount", async ({ page }) => {
  const own = page.getByLabel("Annat belopp i kronor");
  const expectAsked = async (written: string) => {
    await expect(page.getByRole("alert")).toContainText("Vi kan inte läsa beloppet");
    await expect(own).toBeFocused();
    await expect(own).toHaveValue(written);
    await expect(page.getByRole("radio", { name: / kr$/, checked: true })).toHaveCount(0);
  };
  await visit(page, `${routes.gift.href()}?belopp=1.000`);
  await expectAsked("1.000");
  await own.fill("tio");
  await page.keyboard.press("Enter");
  await expectAsked("tio");
  await page.reload();
  await expectAsked("tio");
  await own.fill("1000.50 kr");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("1\u00a0000,50 kr");
});

test("a monthly gift is chosen with the arrow keys, begins with the button, and keeps the amount", async ({ page }) => {
  await visit(page, routes.gift.href({ amount: 350 }));
  await page.getByText("Ändra", { exact: true }).click();
  await page.getByRole("radio", { name: "En gång" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Varje månad" })).toBeChecked();
  await expect(page).toHaveURL(/\/ge-en-gava\//);
  await page.getByRole("button", { name: "Ge 350 kr varje månad" }).click();
  await expect(page).toHaveURL(/\/bli-manadsgivare\/\?belopp=350$/);
  await expect(page.getByRole("heading", { name: "Legitimera dig" })).toBeVisible();
  await expect(page.getByText("350 kr i månaden").first()).toBeVisible();
});
