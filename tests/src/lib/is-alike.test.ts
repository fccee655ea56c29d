import { expect, test } from "vitest";
import { isAlike } from "#src/lib/is-alike.ts";

test.each([
  ["names in another order", { a: 1, b: { c: 2, d: [3, 4] } }, { b: { d: [3, 4], c: 2 }, a: 1 }, true],
  ["another value", { a: 1 }, { a: 2 }, false],
  ["a value deep inside", { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, false],
  ["a list in another order", [1, 2], [2, 1], false],
  ["nothing beside what is empty", null, {}, false],
  ["one name more", { a: 1 }, { a: 1, b: null }, false],
])("%s", (_, one, other, alike) => {
  expect(isAlike(one, other)).toBe(alike);
});
