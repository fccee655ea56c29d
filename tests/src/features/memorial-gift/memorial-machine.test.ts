import { expect, test } from "vitest";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { takePreset } from "#src/core/order/amount/change-amount.ts";
import { changeDelivery, changeSheet, memorialGift } from "#src/features/memorial-gift/memorial-gift.ts";
import { product, written } from "./given-memorial.ts";

const machine = memorialGift.machineFor(product);
const { moveOn, beginning } = machine;
const order = "7H4KX2MQ9TBVZ3NP5RWD";
const begun: typeof beginning = { ...beginning, draft: written };

test.each([
  ["without a name", changeSheet({ name: " " }), "fields"],
  ["from nobody", changeSheet({ givers: [{ id: "a", name: "" }] }), "fields"],
  ["without an amount", () => ({ preset: null, own: "" }), "missing"],
  ["with an amount below the limit", () => ({ preset: null, own: "10" }), "tooSmall"],
])("nobody goes on %s", (_, change, problem) => {
  const now = moveOn(begun, { move: "changed", change });
  expect(moveOn(now, { move: "stepTaken", step: "donor" })).toMatchObject({ step: "sheet", problem, asked: 1 });
});

test("with a name and somebody who gives the way is open", () => {
  expect(moveOn(begun, { move: "stepTaken", step: "donor" })).toMatchObject({ step: "donor", problem: null });
});

test.each([
  ["the amount", takePreset(500)],
  ["a word of the greeting", changeSheet({ greeting: "Tack" })],
  ["the picture", changeSheet({ design: "WREATH" })],
  ["where it goes", changeDelivery({ to: "none" })],
  ["who gives", changeDonor({ firstName: "Ingrid" })],
])("%s that was changed after the order is another order: the former is not paid by going forward", (_, change) => {
  const made = moveOn({ ...begun, step: "donor" }, { move: "orderMade", order });
  const back = moveOn(made, { move: "stepTaken", step: "sheet" });
  expect(moveOn(back, { move: "stepTaken", step: "order" })).toMatchObject({ step: "order" });
  const changed = moveOn(back, { move: "changed", change });
  expect(moveOn(changed, { move: "stepTaken", step: "order" })).toMatchObject({ step: "donor" });
});

test("the last name that is taken away leaves an empty row to write on", () => {
  const now = moveOn(begun, { move: "changed", change: changeSheet({ givers: [] }) });
  expect(now.draft.sheet.givers).toHaveLength(1);
});
