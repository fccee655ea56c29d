import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { beforeEach, expect, test } from "vitest";
import { api, arrive, everything, freshBeforeEach, nothing, pushed, statisticsOnly, told } from "./visit-page.ts";

freshBeforeEach();

let reportPurchase: (typeof import("#src/core/tracking/purchase.ts"))["reportPurchase"];
beforeEach(async () => {
  ({ reportPurchase } = await import("#src/core/tracking/purchase.ts"));
});

const answer: PaymentAnswer = {
  orderReference: "7H4KX2MQ9TBVZ3NP5RWD",
  shortOrderReference: "7H4KX2MQ",
  kind: "regular_gift",
  amount: 250.5,
  currency: "SEK",
  paid: true,
  payment: null,
  replaced: false,
  givenBack: null,
  otherOpen: false,
  receiptTo: "a•••@example.se",
  receipt: "onItsWay",
};
const product = {
  item_id: "regular_gift",
  item_name: "Gåva",
  price: 250.5,
  quantity: 1,
  item_category: "gift",
  item_variant: "one_time",
};
const purchase = { transactionId: "7H4KX2MQ", transactionTotal: 250.5, transactionProducts: [product] };

const purchases = () => told().filter(({ type }) => type === "purchase");
const afterConsent = () => pushed()?.filter((entry) => !Array.isArray(entry) && "ecommerce" in (entry as object)) ?? [];

test("a paid gift is registered, then told to analytics with what was before cleared", async () => {
  await arrive(everything);
  await reportPurchase(answer, "Gåva");
  expect(purchases()).toMatchObject([{ requestgroup: "purchase", type: "purchase", ...purchase }]);
  expect(afterConsent()).toEqual([
    { ecommerce: null },
    {
      event: "purchase",
      ecommerce: { transaction_id: "7H4KX2MQ", value: 250.5, currency: "SEK", items: [product] },
      ...purchase,
    },
  ]);
});

test("neither the register nor analytics hears the reference that opens the receipt, or who gave", async () => {
  await arrive(everything);
  await reportPurchase(answer, "Gåva");
  const heard = JSON.stringify([told(), pushed()]);
  expect(heard).not.toContain(answer.orderReference);
  expect(heard).not.toContain("example.se");
});

test("a membership is told as one, and not as a gift", async () => {
  await arrive(everything);
  await reportPurchase({ ...answer, kind: "membership_gift" }, "Familj");
  expect(purchases()).toMatchObject([
    { transactionProducts: [{ item_category: "membership", item_variant: "yearly", item_id: "membership_gift" }] },
  ]);
});

test.each([
  ["a purchase that the register has heard before", () => (api.recorded = false)],
  ["a purchase that the register could not take", () => (api.status = 500)],
])("%s is not told to analytics", async (_, make) => {
  await arrive(everything);
  make();
  await reportPurchase(answer, "Gåva");
  expect(purchases()).toHaveLength(1);
  expect(afterConsent()).toEqual([]);
});

test("a gift that is not paid is no purchase", async () => {
  await arrive(everything);
  await reportPurchase({ ...answer, paid: false }, "Gåva");
  expect(purchases()).toEqual([]);
});

test.each([
  ["before an answer", undefined],
  ["after a refusal", nothing],
  ["with statistics alone", statisticsOnly],
])("%s no purchase is told", async (_, choice) => {
  await arrive(choice);
  await reportPurchase(answer, "Gåva");
  expect(told()).toEqual([]);
  expect(pushed()).toBeUndefined();
});
