import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentOf, textToSign } from "../../../../../../services/api/src/kinds/monthly-gift/signing/consent.ts";
import { seeded } from "../mandate-samples.ts";

const account = { bank: "SEB", clearing: "5000", number: "0012343" };
const agreed = { account, consent: consentOf(seeded, "sv"), drawDay: 28, amountOre: 20_000, replaces: null } as const;
const signed = (given: object = {}) => textToSign(seeded, "sv", { ...agreed, ...given });

test("all that is agreed is signed: who receives, from which account, how much, when, and that nothing is drawn today", () => {
  const { name, organisationNumber, address } = seeded.organisation();
  expect(signed().split("\n\n").slice(0, 7)).toEqual([
    "# Medgivande till autogiro",
    `Betalningsmottagare: ${name}, ${organisationNumber}, ${address}`,
    "Konto: SEB, clearingnummer 5000, kontonummer 0012343",
    "Belopp: 200\u00a0kr varje månad",
    "Dragningsdag: Den 28:e varje månad, eller nästa bankdag",
    "Inget dras i dag.",
    "Medgivandetext, version 2026-11",
  ]);
});

test("the consent text is signed whole, and its hash is of exactly these words", () => {
  const { text, hash } = consentOf(seeded, "sv");
  expect(text).toHaveLength(8);
  expect(signed().endsWith(text.join("\n\n"))).toBe(true);
  expect(createHash("sha256").update(text.join("\n\n")).digest("hex")).toBe(hash);
  expect(consentOf(seeded, "en").hash).not.toBe(hash);
});

test.each([
  ["no amount says that it is agreed later", { amountOre: null }, "Belopp: Vi kommer överens om beloppet senare."],
  ["another account says whose place it takes", { replaces: "QT4M8VKX" }, "Ersätter medgivande QT4M8VKX"],
])("%s", (_name, given, words) => {
  expect(signed(given)).toContain(words);
});

test("BankID takes the whole of it, in both languages", () => {
  for (const language of ["sv", "en"] as const) {
    const text = textToSign(seeded, language, { ...agreed, consent: consentOf(seeded, language) });
    expect(text).not.toMatch(/[{}]/);
    expect(Buffer.from(text).toString("base64").length).toBeLessThan(40_000);
  }
});
