import { describe, expect, test } from "vitest";
import { deriveAccount, type ToldAccount } from "../../../../../services/api/src/identity/accounts/outcome.ts";

const person = { bankName: "Banken", personalNumber: "198807012391" };
const derived = (told: ToldAccount) => {
  const account = deriveAccount(told, person);
  return account && `${account.bank} ${account.clearing ?? "????"} ${account.number}`;
};

/** An IBAN of this BBAN: its check digits make the rest one when it is divided by 97. */
const ibanOf = (bban: string) => {
  const check = 98n - (BigInt(`${bban}281400`) % 97n);
  return `SE${String(check).padStart(2, "0")}${bban}`;
};
const filled = (code: string, digits: string) => `${code}${digits.padStart(17, "0")}`;

describe("an account is told from what its bank tells", () => {
  test.each<[string, ToldAccount, string]>([
    ["clearing and number", { bban: "50000012343" }, "SEB 5000 0012343"],
    ["with signs between", { bban: "8327-9, 000 001 234-4" }, "Swedbank 8327 0000012344"],
    ["a BBAN of an IBAN", { bban: filled("500", "50000012343") }, "SEB 5000 0012343"],
    ["the IBAN alone", { iban: ibanOf(filled("500", "50000012343")) }, "SEB 5000 0012343"],
    [
      "an IBAN in groups",
      { iban: (ibanOf(filled("120", "12000012345")).match(/.{1,4}/g) ?? []).join(" ") },
      "Danske Bank 1200 0012345",
    ],
    [
      "Swedbank's five digits in an IBAN",
      { iban: ibanOf(filled("800", "832790000012344")) },
      "Swedbank 8327 0000012344",
    ],
    [
      "Swedbank's four digits in an IBAN",
      { iban: ibanOf(filled("800", "83270000012344")) },
      "Swedbank 8327 0000012344",
    ],
    ["a number that its check digit does not confirm", { bban: "50000012344" }, "SEB 5000 0012344"],
    [
      "Handelsbanken's, which lacks its clearing number",
      { iban: ibanOf(filled("600", "123456789")) },
      "Banken ???? 123456789",
    ],
    [
      "the own number at Nordea, which is clearing 3300",
      { iban: ibanOf(filled("300", "8807012391")) },
      "Nordea 3300 8807012391",
    ],
    ["another ten digits at Nordea", { iban: ibanOf(filled("300", "5205292260")) }, "Banken ???? 5205292260"],
    [
      "a BBAN without its clearing number, with an IBAN that has it",
      { bban: "0012343", iban: ibanOf(filled("500", "50000012343")) },
      "SEB 5000 0012343",
    ],
  ])("%s", (_what, told, account) => expect(derived(told)).toBe(account));
});

describe("of anything else nothing is made", () => {
  test.each<[string, ToldAccount]>([
    ["nothing", {}],
    ["nulls", { iban: null, bban: null }],
    ["an IBAN with a wrong digit", { iban: "SE4550000000058398257467" }],
    ["an IBAN of another country", { iban: "NO9386011117947" }],
    ["words", { bban: "mitt konto" }],
    ["a clearing number that no bank has", { bban: "09990012343" }],
    ["far too many digits", { bban: "1".repeat(500) }],
    ["mark-up", { bban: "<b>50000012343</b>" }],
  ])("%s", (_what, told) => expect(derived(told)).toBeUndefined());
});
