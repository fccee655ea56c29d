import { expect, test } from "vitest";
import { emptyDraft } from "#src/features/gift/gift-draft.ts";
import { moveOn, type Journey, type Move } from "#src/features/gift/journey.ts";
import { product } from "./given-product.ts";

const beginning: Journey = { step: "amount", draft: emptyDraft(product), order: null, isPaid: false };
const after = (...moves: Move[]) => moves.reduce(moveOn, beginning);

test.each<[string, Move[], number | null, string]>([
  ["a preset", [{ move: "presetChosen", preset: 1000 }], 1000, ""],
  ["an own amount", [{ move: "ownWritten", own: "300", preselected: 250 }], null, "300"],
  [
    "an own amount that is wiped out",
    [
      { move: "ownWritten", own: "300", preselected: 250 },
      { move: "ownWritten", own: " ", preselected: 250 },
    ],
    250,
    " ",
  ],
  [
    "a preset after an own amount",
    [
      { move: "ownWritten", own: "300", preselected: 250 },
      { move: "presetChosen", preset: 100 },
    ],
    100,
    "",
  ],
])("%s is the amount of the gift", (_, moves, preset, own) => {
  expect(after(...moves).draft).toMatchObject({ preset, own });
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
  const back = after(
    { move: "donorChanged", change: { firstName: "Birgitta" } },
    { move: "orderMade", order: "A" },
    { move: "stepTaken", step: "donor" },
  );
  expect(back).toMatchObject({ step: "donor", draft: { donor: { firstName: "Birgitta" } } });
});

test("the way back from a paid gift leads into no gift", () => {
  const paid = after({ move: "orderMade", order: "A" }, { move: "paid" }, { move: "stepTaken", step: "donor" });
  expect(paid.step).toBe("order");
});
