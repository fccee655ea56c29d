import { expect, test } from "vitest";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { takePreset } from "#src/core/order/amount/change-amount.ts";
import { changeCard, candle, stepNamesOf, type CandleDraft } from "#src/features/memorial-card/candle.ts";
import { product, written } from "./given-candle.ts";

const machine = candle.machineFor(product);
const { moveOn, beginning } = machine;
const order = "7H4KX2MQ9TBVZ3NP5RWD";
const begun: typeof beginning = { ...beginning, draft: { ...written, withGift: true } };

test.each([
  ["without a name", changeCard({ name: " " }), { step: "card", problem: "fields", asked: 1 }],
  ["lit by nobody", changeCard({ from: "" }), { step: "card", problem: "fields", asked: 1 }],
  ["without words", changeCard({ greeting: "" }), { step: "donor", problem: null }],
  ["without an amount, which is asked for later", () => ({ preset: null, own: "" }), { step: "donor", problem: null }],
])("a card %s", (_, change, next) => {
  const now = moveOn(begun, { move: "changed", change });
  expect(moveOn(now, { move: "stepTaken", step: "donor" })).toMatchObject(next);
});

test.each<[string, (draft: CandleDraft) => Partial<CandleDraft>]>([
  ["the amount", takePreset(500)],
  ["a word", changeCard({ greeting: "Tack" })],
  ["who gives", changeDonor({ firstName: "Ingrid" })],
])("%s, changed after the order, is another order: the former is not paid by going forward", (_, change) => {
  const made = moveOn({ ...begun, step: "donor" }, { move: "orderMade", order });
  const back = moveOn(made, { move: "stepTaken", step: "card" });
  expect(moveOn(back, { move: "stepTaken", step: "order" })).toMatchObject({ step: "order" });
  const changed = moveOn(back, { move: "changed", change });
  expect(moveOn(changed, { move: "stepTaken", step: "order" })).toMatchObject({ step: "donor" });
});

test.each([
  ["without a gift", false, ["card", "lit"]],
  ["with a gift", true, ["card", "donor", "order"]],
])("%s the steps are those that there are", (_, withGift, steps) => {
  expect(Object.keys(stepNamesOf({ withGift }))).toEqual(steps);
});
