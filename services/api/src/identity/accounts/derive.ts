import { readAccount } from "@hjarta-lunga/contract/accounts.ts";

export type ToldAccount = { iban?: string | null | undefined; bban?: string | null | undefined };
type DerivedAccount = { bank: string; clearing: string | null; number: string };

const bbanLength = 20;
const bankCodeLength = 3;
const leastWhole = 11;

const isRightIban = (iban: string): boolean =>
  /^SE\d{22}$/.test(iban) && BigInt(`${iban.slice(4)}2814${iban.slice(2, 4)}`) % 97n === 1n;

const accountIn = (bban: string): string => bban.slice(bankCodeLength).replace(/^0+/, "");

const digitsOf = ({ iban, bban }: ToldAccount): string[] => {
  const own = (bban ?? "").replaceAll(/[\s,.-]/g, "");
  const international = (iban ?? "").replaceAll(/\s/g, "").toUpperCase();
  return [
    own.length === bbanLength ? accountIn(own) : own,
    isRightIban(international) ? accountIn(international.slice(4)) : "",
  ].filter((digits) => /^\d{2,15}$/.test(digits));
};

const whole = (digits: string): DerivedAccount | undefined => {
  if (digits.length < leastWhole) return undefined;
  const meant = readAccount({ clearing: digits, number: "" });
  const read = meant.verdict === "ok" ? meant : readAccount({ clearing: digits.slice(0, 4), number: digits.slice(4) });
  return read.verdict === "stops" ? undefined : { bank: read.bank, clearing: read.clearing, number: read.number };
};

/** Handelsbanken, Nordea and some more have no clearing number in an IBAN: Nordea's is known when the number is the holder's own. */
const withoutClearing = (digits: string, bankName: string, personalNumber: string): DerivedAccount | undefined => {
  if (digits.length >= leastWhole) return undefined;
  if (digits === personalNumber.slice(-10)) return { bank: "Nordea", clearing: "3300", number: digits };
  return { bank: bankName, clearing: null, number: digits };
};

export const deriveAccount = (
  told: ToldAccount,
  { bankName, personalNumber }: { bankName: string; personalNumber: string },
): DerivedAccount | undefined => {
  const written = digitsOf(told);
  return (
    written.map(whole).find((account) => account !== undefined) ??
    written.map((digits) => withoutClearing(digits, bankName, personalNumber)).find((account) => account !== undefined)
  );
};
