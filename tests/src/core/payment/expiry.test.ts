import { expect, test } from "vitest";
import { expiryOf } from "#src/core/payment/payment-watch.ts";

test.each([
  ["nothing runs", null, 5_000, null],
  ["the first answer counts", 60_000, null, 61_000],
  ["an answer that was long on its way does not give time back", 60_000, 60_400, 60_400],
  ["a clock that stood still while the device slept is set right", 2_000, 60_400, 3_000],
  ["another payment has its own time", 180_000, 60_400, 181_000],
])("%s", (_, expiresInMs, before, expected) => {
  expect(expiryOf(expiresInMs, { nowMs: 1_000, before })).toBe(expected);
});
