import { expect, test } from "vitest";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { createOrderMachine } from "#src/core/order/draft/progress.ts";
import { gift, type GiftDraft } from "#src/features/gift/gift.ts";
import { product } from "./given-product.ts";

type GiftMove = Parameters<typeof moveOn>[1];
/** With a step behind the amount, as journeys have that ask who gives before they are paid. */
const { moveOn, beginning } = createOrderMachine<"amount" | "donor", GiftDraft, AmountProblem>({
  steps: ["amount", "donor"],
  empty: gift.empty(product),
  orderFingerprint: amountOf,
  faultOf: (draft) => amountFault(draft, product),
});
const after = (...moves: GiftMove[]) => moves.reduce(moveOn, beginning);
const chose = (preset: number): GiftMove => ({ move: "changed", change: takePreset(preset) });
const wrote = (own: string): GiftMove => ({ move: "changed", change: writeOwn(own) });
const named = (firstName: string): GiftMove => ({ move: "changed", change: changeDonor({ firstName }) });
const left: GiftMove = { move: "choiceLeft", isTooEarly: ({ own }) => own.trim() === "" };

test.each<[string, GiftMove[], number | null, string]>([
  ["a preset", [chose(1000)], 1000, ""],
  ["an own amount", [wrote("300")], null, "300"],
  ["nothing, once an own amount is wiped out,", [wrote("300"), wrote("")], null, ""],
  ["the preset, where only a space was written,", [wrote(" ")], 250, " "],
  ["a preset after an own amount", [wrote("300"), chose(100)], 100, ""],
])("%s is the amount of the gift", (_, moves, preset, own) => {
  expect(after(...moves).draft).toMatchObject({ preset, own });
});

test.each([
  ["", "missing"],
  ["tio", "notANumber"],
  ["1.000", "notANumber"],
  ["19", "tooSmall"],
  ["100 001", "tooLarge"],
])("no way leads past the amount with “%s”: it is asked for, as it stands", (own, problem) => {
  const asked = after(wrote("300"), wrote(own), { move: "stepTaken", step: "donor" });
  expect(asked).toMatchObject({ step: "amount", draft: { preset: null, own }, problem, asked: 1 });
});

test("nobody is told of an amount while they write it, only when they leave the field", () => {
  expect(after(wrote("1")).problem).toBeNull();
  expect(after(wrote("1"), left)).toMatchObject({ problem: "tooSmall", asked: 0 });
  expect(after(wrote("1"), left, wrote("10")).problem).toBeNull();
  expect(after(wrote("1"), wrote(""), left).problem).toBeNull();
});

test("an amount that the API refuses leads back to it, and stands there until it is changed", () => {
  const refused: GiftMove[] = [
    { move: "stepTaken", step: "donor" },
    { move: "choiceAsked", problem: "refusedSmall" },
  ];
  expect(after(...refused)).toMatchObject({
    step: "amount",
    draft: { preset: 250 },
    problem: "refusedSmall",
    asked: 1,
  });
  expect(after(...refused, chose(1000)).problem).toBeNull();
});

test("an order leads to paying it", () => {
  expect(after({ move: "stepTaken", step: "donor" }, { move: "orderMade", order: "A" })).toMatchObject({
    step: "order",
    order: "A",
    draft: { order: "A" },
  });
});

test("there is nothing to pay before there is an order", () => {
  expect(after({ move: "stepTaken", step: "order" }).step).toBe("amount");
});

test("the way back leads to what was written, while nothing is paid", () => {
  const back = after(named("Birgitta"), { move: "orderMade", order: "A" }, { move: "stepTaken", step: "donor" });
  expect(back).toMatchObject({ step: "donor", draft: { donor: { firstName: "Birgitta" } } });
});

const anOrder: GiftMove[] = [
  { move: "orderMade", order: "A" },
  { move: "stepTaken", step: "amount" },
];

test.each<[string, GiftMove[], string]>([
  ["nothing", [], "order"],
  ["the amount", [chose(100)], "donor"],
  ["the amount, and changed back,", [chose(100), chose(250)], "order"],
  ["the amount to none", [wrote("tio")], "amount"],
  ["the details", [named("Maria")], "order"],
])("who went back from an order, changed %s and goes forward is led on rightly", (_, changed, step) => {
  expect(after(...anOrder, ...changed, { move: "stepTaken", step: "order" }).step).toBe(step);
});

test("an order that the visitor has only opened is shown whatever they have chosen for a gift of their own", () => {
  const initialised: GiftMove = { move: "initialised", progress: { ...beginning, step: "order", order: "B" } };
  expect(
    after(initialised, { move: "stepTaken", step: "amount" }, chose(100), { move: "stepTaken", step: "order" }).step,
  ).toBe("order");
});

test("the way back from a paid gift leads into no gift", () => {
  const paid = after({ move: "orderMade", order: "A" }, { move: "paid" }, { move: "stepTaken", step: "donor" });
  expect(paid.step).toBe("order");
});
