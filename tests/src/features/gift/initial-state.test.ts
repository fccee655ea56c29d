import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gift } from "#src/features/gift/gift.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { product } from "./given-product.ts";

const empty = gift.empty(product);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function begin(search: string, state: unknown = null) {
  const elsewhere = gift.leadsElsewhere({ search, state }, product);
  if (elsewhere !== null) throw new Error(`Sent to ${elsewhere}`);
  return gift.arrive({ search, state }, product);
}

test.each([
  ["", 250],
  ["?belopp=", 250],
  ["?belopp=100", 100],
  ["?belopp=500&type=regular_gift", 500],
  ["?belopp=99.5", 99.5],
  ["?belopp=1+000", 1000],
  ["?belopp=1%C2%A0000:-", 1000],
  ["?belopp=kr+500", 500],
  ["?belopp=250&belopp-eget=75", 75],
  ["?belopp=250&belopp-eget=", 250],
  ["?belopp=500&belopp-eget=+", 500],
  ["?belopp=500&belopp=500", 500],
  ["?utm_source=brev&belopp=1000", 1000],
])("%s begins with %s kr", (search, amount) => {
  const journey = begin(search);
  expect([journey.step, amountOf(journey.draft), journey.problem]).toEqual(["amount", amount, null]);
});

test.each([
  ["?type=regular_gift&belopp=500&belopp-eget=&vidare=1", 500],
  ["?belopp=250&belopp-eget=75&vidare=1", 75],
  ["?belopp=250&belopp-eget=1+500&vidare=1", 1500],
])("%s, pressed before script was awake, has %s kr on its slip, and makes no order", (search, amount) => {
  const journey = begin(search);
  expect([journey.step, amountOf(journey.draft), journey.order]).toEqual(["amount", amount, null]);
});

test.each([
  ["", "swishDirect"],
  ["&betala=kort", "card"],
] as const)(
  "what was answered on the start page is not asked again: the amount and the way to pay%s",
  (search, method) => {
    const journey = begin(`?belopp=500&type=regular_gift${search}`, begun(method));
    expect([journey.step, amountOf(journey.draft)]).toEqual(["amount", 500]);
    expect(journey.draft).toMatchObject({ method, isMethodChosen: true });
    expect(begin("?belopp=500").draft.isMethodChosen).toBeUndefined();
  },
);

test("an amount from the start page that cannot be given any more is asked about", () => {
  expect(begin("?belopp=5", begun("swishDirect"))).toMatchObject({ step: "amount", problem: "tooSmall" });
});

// What was pressed before script was awake, what a link asks for: none of it becomes another amount.
describe.each(["", "&vidare=1"])("an amount that cannot be, %s", (pressed) => {
  test.each([
    ["?belopp=1.000", "1.000", "notANumber"],
    ["?belopp=250&belopp-eget=1.000", "1.000", "notANumber"],
    ["?belopp=250&belopp-eget=tusen", "tusen", "notANumber"],
    ["?belopp=mycket", "mycket", "notANumber"],
    ["?belopp=1e3", "1e3", "notANumber"],
    ["?belopp=-500", "-500", "notANumber"],
    ["?belopp=99999999999999999999", "99999999999999999999", "notANumber"],
    ["?belopp=100&belopp=500", "100 / 500", "notANumber"],
    ["?belopp=1000&belopp-eget=75", "1000 / 75", "notANumber"],
    ["?belopp-eget=75&belopp-eget=80", "75 / 80", "notANumber"],
    ["?belopp=250&belopp-eget=5", "5", "tooSmall"],
    ["?belopp=0", "0", "tooSmall"],
    ["?belopp=200+000", "200\u00a0000", "tooLarge"],
  ])("%s is asked again, with “%s” in the field: %s", (search, own, problem) => {
    expect(begin(search + pressed)).toMatchObject({ step: "amount", draft: { preset: null, own }, problem, asked: 1 });
  });
});

test("an amount that is no preset is shown as the visitor's own, as Swedes write it", () => {
  expect(begin("?belopp=1099.5").draft).toMatchObject({ preset: null, own: "1\u00a0099,50" });
});

test.each([
  ["?type=monthly_gift", "/bli-manadsgivare/"],
  ["?type=monthly_gift&belopp=300", "/bli-manadsgivare/?belopp=300"],
  ["?type=monthly_gift&belopp=250&belopp-eget=1+500,50", "/bli-manadsgivare/?belopp=1500.5"],
  ["?type=monthly_gift&belopp=1.000", "/bli-manadsgivare/?belopp=1.000"],
  ["?type=monthly_gift&belopp=100&belopp=300", "/bli-manadsgivare/?belopp=100+%2F+300"],
  // Pressed before script came: it goes on there.
  ["?type=monthly_gift&belopp=350&vidare=1", "/bli-manadsgivare/?belopp=350&vidare=1"],
])("%s leads to the monthly gift and keeps the amount", (search, elsewhere) => {
  expect(gift.leadsElsewhere({ search, state: null }, product)).toBe(elsewhere);
});

test("the card is chosen for who came to pay by card", () => {
  expect(begin("?betala=kort").draft.method).toBe("card");
  expect(begin("").draft.method).toBe("swishDirect");
});

test("the URL of an order shows that order, whatever is being written", () => {
  expect(begin("?order=7H4KX2MQ9TBVZ3NP5RWD", { orderStep: "amount" })).toMatchObject({
    step: "order",
    order: "7H4KX2MQ9TBVZ3NP5RWD",
  });
});

test("an order that has begun is taken up again after a reload, though its URL says nothing of it", () => {
  const state = { key: "1", orderStep: "order", order: "7H4KX2MQ9TBVZ3NP5RWD" };
  expect(begin("", state)).toMatchObject({ step: "order", order: "7H4KX2MQ9TBVZ3NP5RWD" });
});

test("after a reload the step and what was written since count, not how it began", () => {
  storeDraft("regular_gift", { ...empty, preset: 1000 });
  const journey = begin("?belopp=100", { key: "1", orderStep: "amount" });
  expect([journey.step, amountOf(journey.draft)]).toEqual(["amount", 1000]);
});

const refuseStorage = () =>
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

test.each([
  ["the amount that the entry carries", { preset: null, own: "375" }, "amount", "375", null],
  ["a preset that the entry carries", { preset: 1000, own: "" }, "amount", "", null],
  ["an entry with what cannot be read", { preset: null, own: "tio" }, "amount", "tio", "notANumber"],
  ["an entry without an amount", undefined, "amount", "", "missing"],
  ["an entry that somebody else has written", { preset: "500", own: 7 }, "amount", "", "missing"],
])("a reload where the device keeps nothing: %s", (_what, orderedFingerprint, step, own, problem) => {
  refuseStorage();
  const journey = begin("", { orderStep: "amount", orderedFingerprint });
  expect(journey).toMatchObject({ step, problem, draft: { own } });
  expect(amountOf(journey.draft)).not.toBe(product.preselected);
});

test("what the device keeps is newer than what the entry carries", () => {
  storeDraft("regular_gift", { ...empty, preset: null, own: "300" });
  const journey = begin("", { orderStep: "amount", orderedFingerprint: { preset: 1000, own: "" } });
  expect([journey.step, amountOf(journey.draft)]).toEqual(["amount", 300]);
});

test.each(["amount", "order"])("without an amount, a reload of the %s step asks for it", (orderStep) => {
  storeDraft("regular_gift", { ...empty, preset: null, own: "tio" });
  expect(begin("", { orderStep })).toMatchObject({ step: "amount", draft: { own: "tio" }, problem: "notANumber" });
});
