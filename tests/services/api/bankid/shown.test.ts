import { expect, test } from "vitest";
import { fitting } from "../../../../services/api/src/bankid/shown.ts";

test.each([
  ["of few words", "Du legitimerar dig hos Hjärta & Lunga.", true],
  ["just as long as BankID takes", "a".repeat(1_125), true],
  ["too long", "a".repeat(1_126), false],
  ["too long, cut within a letter", "å".repeat(2_000), false],
  ["too long, cut within another", `a${"å".repeat(2_000)}`, false],
  ["too long, cut within a sign of four bytes", "🫀".repeat(2_000), false],
])("a text %s is shown as far as BankID takes it", (_what, text, isWhole) => {
  const shown = fitting(text);
  expect(Buffer.from(shown).toString("base64").length).toBeLessThanOrEqual(1_500);
  expect(shown === text).toBe(isWhole);
  expect(text.startsWith(shown.replace(/…$/, ""))).toBe(true);
  expect(shown.length).toBeGreaterThan(Math.min(text.length, 500) - 1);
});
