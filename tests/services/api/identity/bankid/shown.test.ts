import { expect, test } from "vitest";
import { signBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { mostBytesSigned } from "@hjarta-lunga/contract/mandate-consent.ts";
import { fitting, shownToSign } from "../../../../../services/api/src/identity/bankid/shown.ts";
import type { Published } from "../../../../../services/api/src/platform/content/published.ts";
import { consentOf, mandateToSign } from "../../../../../services/api/src/kinds/monthly-gift/signing/consent.ts";
import { facts, seeded } from "../../kinds/monthly-gift/mandate-samples.ts";

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

/** As editors might have written it: each text that is signed as long as it may be, with letters of two bytes. */
const writtenAs = (bytesOf: (key: string) => number | undefined): Published => {
  const say: typeof seeded.say = (language, key, fillIns) => {
    const bytes = bytesOf(key);
    return bytes === undefined ? seeded.say(language, key, fillIns) : "å".repeat(bytes / 2);
  };
  return { ...seeded, say } as unknown as Published;
};
const sign = (published: Published) => {
  const { version, hash } = consentOf(published, "sv");
  const given = { purpose: "mandate", device: "other", language: "sv", returnTo: "/autogiro/" };
  const logged: unknown[] = [];
  const log = { error: (line: unknown) => logged.push(line) };
  const asked = signBankId.parse({ ...given, ...facts({ consent: { version: "1", hash } }) });
  const deps = { published, signedTexts: { mandate: mandateToSign }, log };
  const text = () => shownToSign(deps, { ...asked, consent: { version, hash } });
  return { text, logged };
};

test("the longest that editors may write of a mandate has room in what BankID takes of a text to sign", () => {
  const { text, logged } = sign(writtenAs((key) => mostBytesSigned.get(key)));
  expect(Buffer.from(text()).toString("base64").length).toBeLessThanOrEqual(40_000);
  expect(logged).toEqual([]);
});

test("a text that has no room is refused, not cut, and told in the log", () => {
  const { text, logged } = sign(writtenAs((key) => (key === "mandate.consent.general" ? 30_000 : undefined)));
  expect(text).toThrow("unavailable");
  expect(logged).toMatchObject([{ purpose: "mandate", language: "sv", most: 30_000 }]);
});
