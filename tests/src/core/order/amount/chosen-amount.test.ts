import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import { expect, test } from "vitest";
import { amountFault, amountOf, amongPresets, asChosen, asWritten } from "#src/core/order/amount/chosen-amount.ts";

const limits = { least: 20, most: 100_000 };
const presets = [100, 250, 1000];

test.each([
  ["0", "tooSmall"],
  ["19,99", "tooSmall"],
  ["20", null],
  ["99,50", null],
  ["100 000", null],
  ["100 000,01", "tooLarge"],
  ["999 999 999", "tooLarge"],
])("“%s” kr: %s, as the contract says too", (own, fault) => {
  const chosen = { preset: null, own };
  expect(amountFault(chosen, limits)).toBe(fault);
  const { error } = amountWithin(limits).safeParse(amountOf(chosen));
  expect(error?.issues[0]?.message ?? null).toBe(fault);
});

test.each([
  ["tio", "notANumber"],
  ["1.000", "notANumber"],
  ["", "missing"],
  [" ", "missing"],
])("“%s” is no amount: %s", (own, fault) => {
  expect(amountFault({ preset: null, own }, limits)).toBe(fault);
});

test.each([
  ["250", { preset: 250, own: "" }],
  ["1 000 kr", { preset: 1000, own: "" }],
  ["1500", { preset: null, own: "1\u00a0500" }],
  ["99.5", { preset: null, own: "99,50" }],
  ["1.000", { preset: null, own: "1.000" }],
  ["tio", { preset: null, own: "tio" }],
])("“%s” stands in the form as %o", (written, chosen) => {
  expect(asChosen(written, presets)).toEqual(chosen);
});

test("an amount that changes its form keeps its amount", () => {
  expect(amongPresets({ preset: 250, own: "" }, [50, 250])).toEqual({ preset: 250, own: "" });
  expect(amongPresets({ preset: 1000, own: "" }, [50, 250])).toEqual({ preset: null, own: "1\u00a0000" });
  expect(amongPresets({ preset: null, own: "1.000" }, [50, 250])).toEqual({ preset: null, own: "1.000" });
});

test.each([
  [{ preset: 250, own: "" }, "250"],
  [{ preset: null, own: "1 500,50 kr" }, "1500.5"],
  [{ preset: null, own: "1.000" }, "1.000"],
  [{ preset: null, own: "" }, ""],
])("%o travels as “%s”", (chosen, written) => {
  expect(asWritten(chosen)).toBe(written);
});
