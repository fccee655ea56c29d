import { createHash } from "node:crypto";
import { readAccount } from "@hjarta-lunga/contract/accounts.ts";

type Bank = {
  id: string;
  name: string;
  clearing: string;
  digits: number;
  code: string;
  /** Whether IBAN and BBAN have the clearing number. */
  tellsClearing: boolean;
};

export const banks: readonly Bank[] = [
  { id: "seb", name: "SEB", clearing: "5000", digits: 7, code: "500", tellsClearing: true },
  { id: "swedbank", name: "Swedbank", clearing: "8327", digits: 10, code: "800", tellsClearing: true },
  { id: "handelsbanken", name: "Handelsbanken", clearing: "6000", digits: 9, code: "600", tellsClearing: false },
  { id: "nordea", name: "Nordea", clearing: "3300", digits: 10, code: "300", tellsClearing: false },
  { id: "danske", name: "Danske Bank", clearing: "1200", digits: 7, code: "120", tellsClearing: true },
  { id: "lf", name: "Länsförsäkringar Bank", clearing: "9020", digits: 7, code: "902", tellsClearing: true },
  { id: "syd", name: "Sparbanken Syd", clearing: "9570", digits: 10, code: "957", tellsClearing: false },
];

/** Nordea's is the personal number; the others follow from it, so that a person has the same account each time. */
const numberOf = ({ id, clearing, digits }: Bank, person: string): string => {
  if (id === "nordea") return person.slice(-10);
  const seed = createHash("sha256").update(`${id} ${person}`).digest().readUInt32BE(0) % 1_000_000;
  const number = (value: number) => String(value).padStart(digits, "0");
  for (let value = seed; ; value++)
    if (readAccount({ clearing, number: number(value) }).verdict === "ok") return number(value);
};

/** The two check digits by which what was written after the country leaves one when divided by 97. */
const ibanOf = (bban: string): string => {
  const [country, sought] = ["2814", 98];
  return `SE${String(sought - Number(BigInt(`${bban}${country}00`) % 97n)).padStart(2, "0")}${bban}`;
};

export type BankAccount = { bank: Bank; clearing: string; number: string; iban: string; bban: string };

/** A person's account at a bank. Swedbank's clearing number has a fifth digit in an IBAN. */
export const accountAt = (bank: Bank, person: string): BankAccount => {
  const number = numberOf(bank, person);
  const clearing = bank.id === "swedbank" ? `${bank.clearing}9` : bank.clearing;
  const digits = bank.tellsClearing ? `${clearing}${number}` : number;
  const bban = `${bank.code}${digits.padStart(17, "0")}`;
  return { bank, clearing, number, iban: ibanOf(bban), bban: digits };
};

export const bankOf = (id: string): Bank | undefined => banks.find((bank) => bank.id === id);
