import { expect, test } from "vitest";
import { sharedReference, withCode } from "#src/lib/shared-reference.ts";

const reference = "7H4KX2MQ9TBVZ3NP5RWD";

test.each([
  [`/d/JUL_24_1/${reference}`, reference],
  [`/mc/ml25/${reference}/`, reference],
  [`/mc/ml25/${reference.toLowerCase()}`, reference],
  ["/mc/ml25/", ""],
])("%s is the link of the card %j", (path, card) => {
  expect(sharedReference(path)).toBe(card);
});

test.each([
  [`/d/jul_24_1/${reference.toLowerCase()}`, `/d/JUL_24_1/${reference.toLowerCase()}`],
  [`/d/JUL_24_1/${reference}`, `/d/JUL_24_1/${reference}`],
  ["/d/404.html", "/d/404.html"],
  ["/om-oss/", "/om-oss/"],
])("of %s the page is %s", (path, meant) => {
  expect(withCode(path)).toBe(meant);
});
