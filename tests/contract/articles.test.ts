import { costOf, readLineChange, writeLineChange } from "@hjarta-lunga/contract/articles.ts";
import type { LineChange } from "@hjarta-lunga/contract/articles.ts";
import { postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";

const steps = [
  { upToGrams: 100, price: 22 },
  { upToGrams: 500, price: 49 },
];
const open = [...steps, { upToGrams: null, price: 89 }];
const line = (price: number, weight: number, quantity = 1) => ({ article: { price, weight }, quantity });

test.each([
  ["nothing", [], steps, { goods: 0, postage: 0, total: 0 }],
  ["free ones, up to two kilograms", [line(0, 100, 20)], steps, { goods: 0, postage: 0, total: 0 }],
  ["a gram more of free ones", [line(0, 2001)], open, { goods: 0, postage: 89, total: 89 }],
  ["free ones that are too heavy to send", [line(0, 900, 20)], steps, { goods: 0, postage: null, mostGrams: 500 }],
  ["heavy free ones, without any postage", [line(0, 2001)], null, { goods: 0, postage: null, mostGrams: 2000 }],
  ["free ones, without any postage", [line(0, 70)], null, { goods: 0, postage: 0, total: 0 }],
  ["as heavy as a step", [line(50, 50, 2)], steps, { goods: 100, postage: 22, total: 122 }],
  ["a gram more", [line(50, 101)], steps, { goods: 50, postage: 49, total: 99 }],
  ["something that weighs nothing", [line(50, 0)], steps, { goods: 50, postage: 22, total: 72 }],
  ["free ones beside what costs", [line(50, 40), line(0, 70)], steps, { goods: 50, postage: 49, total: 99 }],
  ["above the last step", [line(50, 501)], steps, { goods: 50, postage: null, mostGrams: 500 }],
  ["above it, where it has no end", [line(50, 501)], open, { goods: 50, postage: 89, total: 139 }],
  ["what costs, without any postage", [line(50, 1)], null, { goods: 50, postage: null, mostGrams: null }],
])("%s costs what the table says", (_what, lines, table, cost) => {
  expect(costOf(lines, table)).toEqual(cost);
});

test.each([
  ["rising weights", steps, true],
  ["an open end", open, true],
  ["one step without an end", [{ upToGrams: null, price: 0 }], true],
  ["no step", [], false],
  ["falling weights", steps.toReversed(), false],
  ["the same weight twice", [steps[0], steps[0]], false],
  ["something after the end", [{ upToGrams: null, price: 89 }, ...steps], false],
  ["a negative price", [{ upToGrams: 100, price: -1 }], false],
])("postage with %s", (_what, table, isRight) => {
  expect(postage.safeParse(table).success).toBe(isRight);
});

test.each<[string, LineChange | null]>([
  ["soldOut", { what: "soldOut" }],
  ["notOffered", { what: "notOffered" }],
  ["waiting", { what: "waiting" }],
  ["fewerLeft:3", { what: "fewerLeft", quantity: 3 }],
  ["most:100", { what: "most", quantity: 100 }],
  ["price:60", { what: "price", price: 60 }],
  ["", null],
  ["price:", null],
  ["price:-1", null],
  ["constructor:1", null],
])("a line that says '%s' is read as it was written", (written, change) => {
  expect(readLineChange(written)).toEqual(change);
  if (change !== null) expect(writeLineChange(change)).toBe(written);
});
