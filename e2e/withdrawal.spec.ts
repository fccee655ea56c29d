import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { articleOrderCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { someOrderer } from "./support/articles.ts";
import { ordersOf, withdrawalsOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone, wholeMail } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

type Order = { orderReference: string; shortOrderReference: string };

/** Two pins, paid by Swish: how they are ordered on the page is walked in articles.spec.ts. */
async function bought(page: Page, email: string): Promise<Order> {
  const { firstName, lastName } = someOrderer();
  const recipient = { firstName, lastName, email, street: "Storgatan 1", postalCode: "903 25", town: "Umeå" };
  const made = await page.request.post(articleOrderCall.path, {
    data: {
      ...{ idempotencyKey: randomUUID(), orderType: "list_order", amount: 122, language: "sv", recipient },
      lines: [{ articleNumber: "2001", quantity: 2, price: 50 }],
    },
  });
  const order = (await made.json()) as Order;
  const begun = await page.request.post(paymentCalls.createDirectSwish.path, {
    data: { orderReference: order.orderReference, idempotencyKey: randomUUID(), device: "computer" },
  });
  const { payment } = (await begun.json()) as { payment: { swish: { token: string } } };
  await onThePhone({ token: payment.swish.token }, "approve");
  await expect.poll(async () => (await ordersOf(email))[0]?.paid_at ?? null).not.toBeNull();
  return order;
}

const textAbout = async (email: string, subject: string): Promise<string> => {
  const found = (await mailsTo(email)).find((mail) => mail.subject === subject);
  return found ? (await wholeMail(found.id)).text : "";
};

const confirm = "Bekräfta att jag ångrar köpet";

test("the mail's link fills in the order, two presses withdraw from it though an answer is lost, and a mail says so", async ({
  page,
  complaints,
}) => {
  const email = `angrar-${randomUUID()}@exempel.se`;
  const { orderReference, shortOrderReference } = await bought(page, email);
  const linked = () => textAbout(email, "Vi har tagit emot din beställning");
  await expect.poll(linked).toContain(routes.withdraw.pattern);
  const [link = ""] = /\S+\/angra-kop\/\S+/.exec(await linked()) ?? [];

  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, new URL(link).pathname + new URL(link).hash);
  await expect(page.getByLabel("Ordernummer")).toHaveValue(shortOrderReference);
  await expect(page.getByLabel("E-post")).toHaveValue(email);
  expect(page.url()).not.toContain("#");
  const readBack = page.getByRole("heading", { name: "Stämmer det här?" });
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(readBack).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Ordernummer")).toHaveValue(shortOrderReference);
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(readBack).toBeVisible();
  expect(await withdrawalsOf(email)).toEqual([]);

  // It arrives, and its answer does not.
  await page.route(
    `**${withdrawCall.path}`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByText(/^Vi fick inget svar/)).toBeVisible();
  complaints.splice(0);
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByRole("heading", { name: "Vi har tagit emot det" })).toBeVisible();

  const [order] = await ordersOf(email);
  expect(await withdrawalsOf(email)).toMatchObject([
    { order_id: order?.id, order_number: shortOrderReference, finding: "inTime", part: null },
  ]);
  const acknowledged = () => textAbout(email, "Vi har tagit emot att du ångrar ett köp");
  await expect.poll(acknowledged).toContain(shortOrderReference);
  expect((await mailsTo(email)).filter(({ subject }) => subject.includes("ångrar"))).toHaveLength(1);

  await visit(page, `${routes.articles.href()}?order=${orderReference}`);
  await expect(page.getByText(/^Du ångrade köpet den/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ångra köpet" })).toBeHidden();
});

test("in English it is one press away from the Swedish page, and all of it is said in English", async ({ page }) => {
  const email = `withdraws-${randomUUID()}@exempel.se`;
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, routes.withdraw.href());
  await page.getByRole("link", { name: "Withdraw from a purchase, in English" }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.withdrawEnglish.href()}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /på svenska/ })).toHaveAttribute("href", routes.withdraw.href());
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("group", { name: /to put right$/ })).toBeFocused();
  await expectAccessible(page, "English form with errors");
  await page.getByLabel("Order number").fill("abcd 1234");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Confirm that I withdraw from the purchase" }).click();
  await expect(page.getByRole("heading", { name: "We have received it" })).toBeVisible();
  expect((await main.innerText()).replaceAll("Hjärta & Lunga", "")).not.toMatch(/[åäö]/i);
  await expect(main.getByRole("link", { name: "To the home page" })).toHaveAttribute(
    "href",
    routes.startEnglish.href(),
  );
  expect(await withdrawalsOf(email)).toMatchObject([{ order_number: "ABCD1234" }]);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join())
    .toBe("We have received your withdrawal");
});

test("the shop leads to it; form, errors, confirmation and thanks are accessible, and the same for an order that is not there", async ({
  page,
}) => {
  const email = `angrar-${randomUUID()}@exempel.se`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, routes.articles.href());
  await page.getByRole("link", { name: "Så ångrar du ett köp" }).click();
  await expect(page.getByRole("heading", { name: "Ångra ett köp", level: 1 })).toBeVisible();
  await expectAccessible(page, "form");
  await page.getByLabel("En del av det").check();
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "form with errors");
  await expectWithinScreen(page, "form with errors");
  await page.getByLabel("Ordernummer").fill("abcd 1234");
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Vilka artiklar?").fill("Nålen");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("heading", { name: "Stämmer det här?" })).toBeVisible();
  await expectAccessible(page, "confirmation");
  await expectWithinScreen(page, "confirmation");
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByRole("heading", { name: "Vi har tagit emot det" })).toBeVisible();
  await expectAccessible(page, "thanks");
  await expectWithinScreen(page, "thanks");
  expect(await withdrawalsOf(email)).toMatchObject([{ order_id: null, order_number: "ABCD1234", finding: "unknown" }]);
});
