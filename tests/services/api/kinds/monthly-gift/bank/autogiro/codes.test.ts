import { expect, test } from "vitest";
import {
  drawMeaning,
  isCancelled,
  mandateMeaning,
  refusalMeaning,
} from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/codes.ts";

const twoDigits = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, "0"));
const knownInfos = "03 04 05 10 42 43 44 46 93".split(" ");

const statuses = {
  active: "32",
  revoked: "33 01 02 06 07 98 11",
  rejected: "03 04 05 09 20 21 23 24 29 30",
  nothing: "10",
  notice: "12",
};

test.each(Object.entries(statuses))("of a mandate %s is said by the statuses %s and no other", (meaning, codes) => {
  expect(twoDigits.filter((code) => mandateMeaning("04", code) === meaning)).toEqual(codes.split(" ").sort());
});

test("a status or an info that is not in the tables means nothing that we act on", () => {
  const known = Object.values(statuses).flatMap((codes) => codes.split(" "));
  for (const code of twoDigits.filter((each) => !known.includes(each)))
    expect(mandateMeaning("04", code), code).toBeUndefined();
  expect(twoDigits.filter((info) => mandateMeaning(info, "32") === "active")).toEqual(knownInfos);
  expect(mandateMeaning("04", "toString")).toBeUndefined();
});

test("a payment is paid by 0 alone, and what is neither known nor paid is not taken for either", () => {
  expect(Array.from({ length: 10 }, (_, code) => drawMeaning(String(code)))).toEqual([
    "paid",
    "noFunds",
    "accountClosed",
    ...Array.from({ length: 6 }, () => undefined),
    "retried",
  ]);
});

test.each([
  ["01", "accountClosed"],
  ["02", "accountClosed"],
  ["03", "accountClosed"],
  ["12", "ourMistake"],
  ["13", "ourMistake"],
  ["24", "ourMistake"],
  ["11", undefined],
  ["99", undefined],
])("an order refused with %s is %s", (comment, meaning) => {
  expect(refusalMeaning(comment)).toBe(meaning);
});

test.each([
  ["03", "12", true],
  ["11", "12", true],
  ["25", "12", true],
  ["25", "13", false],
  ["29", "14", false],
  ["26", "12", false],
])("a change %s with the comment %s ends an order: %s", (code, comment, ends) => {
  expect(isCancelled(code, comment)).toBe(ends);
});
