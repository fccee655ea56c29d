import { expect, test } from "vitest";
import { choiceIn, isOfOtherKind, markChoice, markStep, stepIn } from "#src/core/order/steps/step-history.ts";

const chosen = { membership: "UNG" };

test("a choice is kept in the entry of its own kind", () => {
  history.replaceState({ key: "gatsby" }, "", "/bli-medlem/");
  markStep("membership_gift", { orderStep: "kind", order: null, isFirstStep: true });
  markChoice("membership_gift", chosen);
  expect(choiceIn(history.state)).toEqual(chosen);
  expect(stepIn(history.state, ["kind"])).toBe("kind");
  expect(history.state).toMatchObject({ key: "gatsby" });
  expect(isOfOtherKind("membership_gift", history.state)).toBe(false);
});

test.each([
  ["another kind's", { orderKind: "regular_gift", orderStep: "amount", orderedFingerprint: { preset: 250, own: "" } }],
  ["another page's", { key: "gatsby" }],
  ["an empty", null],
])("a journey that is being left writes nothing in %s entry", (_, state) => {
  history.replaceState(state, "", "/");
  markChoice("membership_gift", chosen);
  expect(history.state).toEqual(state);
});

test.each([
  [{ orderKind: "regular_gift", orderStep: "order" }, true],
  [{ orderKind: "membership_gift", orderStep: "order" }, false],
  [{ key: "gatsby" }, false],
  [null, false],
])("%j is another kind's entry for a membership: %s", (state, isOther) => {
  expect(isOfOtherKind("membership_gift", state)).toBe(isOther);
});
