import { parseAmount, showAmount } from "#src/lib/amount.ts";
import { expect, test } from "vitest";

/** What a visitor writes, and the öre it is. */
test.each<[string, number]>([
  ["250", 25_000],
  ["0", 0],
  ["007", 700],
  ["  300  ", 30_000],
  ["1 000", 100_000],
  ["1\u00a0000", 100_000],
  ["1\u202f000", 100_000],
  ["1'000", 100_000],
  ["1 000 000", 100_000_000],
  ["1.000", 100_000],
  ["1.000.000", 100_000_000],
  ["1.000,50", 100_050],
  ["1 000,50", 100_050],
  ["1000,50 kr", 100_050],
  ["1000.50", 100_050],
  ["1000,5", 100_050],
  ["1000:50", 100_050],
  ["0,01", 1],
  ["500:-", 50_000],
  ["500 :-", 50_000],
  ["500:–", 50_000],
  ["500,-", 50_000],
  ["500.-", 50_000],
  ["500:- kr", 50_000],
  ["500kr", 50_000],
  ["500 kr", 50_000],
  ["500 kr.", 50_000],
  ["500 Kronor", 50_000],
  ["500\u00a0SEK", 50_000],
  ["999999999", 99_999_999_900],
])("“%s” is read as %d öre", (written, ore) => {
  expect(parseAmount(written)).toBe(ore);
});

test.each([
  "",
  "   ",
  "\u00a0",
  "kr",
  ":-",
  "-100",
  "−100",
  "+100",
  "tio",
  "femhundra kronor",
  "1e3",
  "0x10",
  "Infinity",
  "NaN",
  "100-200",
  "100 eller 200",
  "10,005",
  "1,000",
  "1.00.000",
  "1.0000",
  "1.000.50",
  "1,2,3",
  ",50",
  "50,",
  "$500",
  "500 €",
  "٥٠٠",
  "1000000000",
  "1.000.000.000",
  "99999999999999999999999999999999999999999999",
  "<script>",
])("“%s” is no amount", (written) => {
  expect(parseAmount(written)).toBeUndefined();
});

test.each<[number, string]>([
  [0, "0"],
  [250, "250"],
  [1000, "1\u00a0000"],
  [1_234_567, "1\u00a0234\u00a0567"],
  [99.5, "99,50"],
  [1000.05, "1\u00a0000,05"],
])("%d kronor are shown as “%s”", (kronor, shown) => {
  expect(showAmount(kronor)).toBe(shown);
});

test.each([20, 250, 1000, 99.5, 100_000])("%d kronor as shown are read as the same amount", (kronor) => {
  expect(parseAmount(showAmount(kronor))).toBe(kronor * 100);
});
