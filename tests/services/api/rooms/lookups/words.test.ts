import { expect, test } from "vitest";
import { isOneEditAway } from "../../../../../services/api/src/rooms/lookups/words.ts";

test.each([
  ["karl", "karl"],
  ["karl", "carl"],
  ["eva", "ewa"],
  ["evaa", "eva"],
  ["lindstom", "lindstrom"],
  ["kristiina", "kristina"],
  ["lindsrtom", "lindstrom"],
  ["margretha", "margareta"],
  ["akrl", "karl"],
])("%s and %s are a slip apart, whichever was meant", (one, other) => {
  expect(isOneEditAway(one, other)).toBe(true);
  expect(isOneEditAway(other, one)).toBe(true);
});

test.each([
  ["karl", "kurt"],
  ["karl", "karlsson"],
  ["lindstrom", "lindqvist"],
  ["berg", "greb"],
  ["holm", "hlomn"],
])("%s and %s are two names", (one, other) => {
  expect(isOneEditAway(one, other)).toBe(false);
  expect(isOneEditAway(other, one)).toBe(false);
});
