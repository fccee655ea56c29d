import { beforeEach, expect, test } from "vitest";
import { arrive } from "#src/features/gift/gift-arrival.ts";
import { amountOf, emptyDraft, keepDraft } from "#src/features/gift/gift-draft.ts";
import { product } from "./given-product.ts";

beforeEach(() => sessionStorage.clear());

function begin(search: string, state: unknown = null) {
  const journey = arrive({ search, state }, product);
  if ("elsewhere" in journey) throw new Error(`Sent to ${journey.elsewhere}`);
  return journey;
}

test.each([
  ["", 250],
  ["?belopp=100", 100],
  ["?belopp=500&type=regular_gift", 500],
  ["?belopp=99.5", 99.5],
  ["?belopp=1+000", 1000],
  ["?belopp=250&belopp-eget=75", 75],
  ["?belopp=250&belopp-eget=", 250],
  ["?belopp=mycket", 250],
  ["?utm_source=brev&belopp=1000", 1000],
])("%s begins with %s kr", (search, amount) => {
  const journey = begin(search);
  expect([journey.step, amountOf(journey.draft)]).toEqual(["amount", amount]);
});

test.each([
  ["?type=regular_gift&belopp=500&belopp-eget=&vidare=1", "donor", 500],
  ["?belopp=250&belopp-eget=75&vidare=1", "donor", 75],
  ["?belopp=250&belopp-eget=5&vidare=1", "amount", 5],
  ["?belopp=250&belopp-eget=200+000&vidare=1", "amount", 200_000],
  ["?belopp=250&belopp-eget=tusen&vidare=1", "amount", 250],
])("%s, pressed before script was awake, goes on to %s with %s kr", (search, step, amount) => {
  const journey = begin(search);
  expect([journey.step, amountOf(journey.draft)]).toEqual([step, amount]);
});

test("an amount that is no preset is shown as the visitor's own, as Swedes write it", () => {
  expect(begin("?belopp=99.5").draft).toMatchObject({ preset: null, own: "99,5" });
});

test.each([
  ["?type=monthly_gift", "/bli-manadsgivare/"],
  ["?type=monthly_gift&belopp=300", "/bli-manadsgivare/?belopp=300"],
])("%s leads to the monthly gift and keeps the amount", (search, elsewhere) => {
  expect(arrive({ search, state: null }, product)).toEqual({ elsewhere });
});

test("the card is chosen for who came to pay by card", () => {
  expect(begin("?betala=kort").draft.method).toBe("card");
  expect(begin("").draft.method).toBe("swishDirect");
});

test("the address of an order shows that order, whatever is being written", () => {
  expect(begin("?order=7H4KX2MQ9TBVZ3NP5RWD", { giftStep: "donor" })).toMatchObject({
    step: "order",
    order: "7H4KX2MQ9TBVZ3NP5RWD",
  });
});

test("an order that has begun is taken up again after a reload, though its address says nothing of it", () => {
  const state = { key: "1", giftStep: "order", giftOrder: "7H4KX2MQ9TBVZ3NP5RWD" };
  expect(begin("", state)).toMatchObject({ step: "order", order: "7H4KX2MQ9TBVZ3NP5RWD" });
  expect(begin("", { ...state, giftStep: "donor" }).step).toBe("donor");
});

test("after a reload the step and what was written since count, not how it began", () => {
  keepDraft({ ...emptyDraft(product), preset: 1000 });
  const journey = begin("?belopp=100", { key: "1", giftStep: "donor" });
  expect([journey.step, amountOf(journey.draft)]).toEqual(["donor", 1000]);
});

test("without an amount there is no second step to come back to", () => {
  keepDraft({ ...emptyDraft(product), preset: null, own: "tio" });
  expect(begin("", { giftStep: "donor" }).step).toBe("amount");
});
