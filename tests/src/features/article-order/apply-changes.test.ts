import { expect, test } from "vitest";
import { applyChanges, basketOf, faultOfBasket } from "#src/features/article-order/articles.ts";
import { draftOf, offer } from "./given-articles.ts";

const afterAnswer = (wanted: Record<string, number>, fields: Record<string, string>) => {
  const draft = draftOf(wanted);
  return { ...draft, ...applyChanges(fields, offer)(draft) };
};
const total = (draft: ReturnType<typeof afterAnswer>) => {
  const { cost } = basketOf(draft, offer);
  return cost.postage === null ? null : cost.total;
};

test.each<[string, Record<string, number>, Record<string, string>, Record<string, number>, number]>([
  ["a sold-out one is gone", { 2001: 2, 2002: 1 }, { "lines.2002": "soldOut" }, { 2001: 2 }, 122],
  ["a withdrawn one is gone", { 2001: 2, 2002: 1 }, { "lines.2002": "notOffered" }, { 2001: 2 }, 122],
  ["of which there are fewer, those are left", { 2001: 5 }, { "lines.2001": "fewerLeft:3" }, { 2001: 3 }, 172],
  ["more than one may order becomes the most", { 2001: 9 }, { "lines.2001": "most:4" }, { 2001: 4 }, 222],
  ["one that must wait stays as it is", { 2001: 2 }, { "lines.2001": "waiting" }, { 2001: 2 }, 122],
  ["a dearer one has its new price", { 2001: 2 }, { "lines.2001": "price:60" }, { 2001: 2 }, 142],
  ["new postage is in the sum", { 2001: 2 }, { amount: "135" }, { 2001: 2 }, 135],
  ["what it says of others changes nothing", { 2001: 1 }, { "lines.9": "soldOut" }, { 2001: 1 }, 72],
])("%s", (_what, wanted, fields, after, sum) => {
  const draft = afterAnswer(wanted, fields);
  expect(draft.wanted).toEqual(after);
  expect(total(draft)).toBe(sum);
});

test("a sum that was told is of those lines alone", () => {
  const draft = afterAnswer({ 2001: 2 }, { amount: "135" });
  expect(total({ ...draft, wanted: { 2001: 1 } })).toBe(72);
});

test("when all of it is gone, there is nothing to go on with", () => {
  const draft = afterAnswer({ 2002: 1 }, { "lines.2002": "soldOut" });
  expect(faultOfBasket(basketOf(draft, offer))).toBe("missing");
});

test.each<[string, Record<string, number>, string | null]>([
  ["nothing", {}, "missing"],
  ["one", { 1: 1 }, null],
  ["more than can be sent", { 2002: 4 }, "tooHeavy"],
  ["what is no article of the page", { 9: 1 }, "missing"],
])("%s: %s is %s", (_what, wanted, fault) => {
  expect(faultOfBasket(basketOf(draftOf(wanted), offer))).toBe(fault);
});
