import { expect, test } from "vitest";
import { wholeNumber } from "../../../../../services/api/src/platform/staff/command.ts";

test.each<[string | undefined, number | undefined]>([
  ["12", 12],
  ["-3", -3],
  ["0", 0],
  ["999999999", 999_999_999],
  [undefined, undefined],
  ["", undefined],
  [" 1", undefined],
  ["abc", undefined],
  ["1.5", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
  ["99999999999", undefined],
])("%j is %j of what staff mean by a number", (written, number) => {
  expect(wholeNumber(written)).toBe(number);
});
