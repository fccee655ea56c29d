import { createHash } from "node:crypto";
import { readAccount } from "@hjarta-lunga/contract/accounts.ts";
import { people } from "../bankid/people.ts";
import type { BriteSession } from "./service.ts";

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

type BankAccount = { bank: Bank; clearing: string; number: string; iban: string; bban: string };

/** A person's account at a bank. Swedbank's clearing number has a fifth digit in an IBAN. */
const accountAt = (bank: Bank, person: string): BankAccount => {
  const number = numberOf(bank, person);
  const clearing = bank.id === "swedbank" ? `${bank.clearing}9` : bank.clearing;
  const digits = bank.tellsClearing ? `${clearing}${number}` : number;
  const bban = `${bank.code}${digits.padStart(17, "0")}`;
  return { bank, clearing, number, iban: ibanOf(bban), bban: digits };
};

export const bankOf = (id: string): Bank | undefined => banks.find((bank) => bank.id === id);

export const states = { created: 0, authenticated: 2, aborted: 10, failed: 11, completed: 12 } as const;
const ended: readonly number[] = [states.authenticated, states.aborted, states.failed, states.completed];
export const hasEnded = ({ state }: BriteSession): boolean => ended.includes(state);

const holderOf = (person: string) => {
  const { givenName = "Okänd", surname = "Person" } = people.find(({ number }) => number === person) ?? {};
  return { givenName, surname };
};
const othersName = "Karin Fullmakt";

const customerIdOf = (person: string) => `customer-${person}`;
export const personOf = (customerId: string) => /^customer-(\d{12})$/.exec(customerId)?.[1];
const accountIdOf = ({ bankId, person, isOthers }: BriteSession) =>
  `account-${bankId}-${person}${isOthers ? "-other" : ""}`;

export const accountObject = (id: string) => {
  const [, bankId = "", person = "", other] = /^account-([a-z]+)-(\d{12})(-other)?$/.exec(id) ?? [];
  const bank = bankOf(bankId);
  if (bank === undefined) return undefined;
  const { iban, bban } = accountAt(bank, person);
  const { givenName, surname } = holderOf(person);
  return {
    ...{ id, iban, bban, bank_id: bank.id, name: "Lönekonto", product: "Privatkonto" },
    holder: other === undefined ? `${surname}, ${givenName}` : othersName,
    ...{ currency_id: "sek", country_id: "se", payment_account: true, balance: 12_345.67, created: "2020-02-01" },
  };
};

export const kycObject = (person: string) => {
  const { givenName, surname } = holderOf(person);
  return {
    ...{ id: `kyc-${person}`, customer_id: customerIdOf(person), state: "completed" },
    ...{ firstname: givenName, lastname: surname, ssn: person },
    dob: `${person.slice(0, 4)}-${person.slice(4, 6)}-${person.slice(6, 8)}`,
    address: { street_address: "Storgatan 1", postal_code: "11122", city: "Stockholm", country: "se" },
    ...{ completed: new Date().toISOString(), error_message: null },
  };
};

export const sessionObject = (session: BriteSession) => {
  const { id, state, merchantReference, person, bankId, createdAt } = session;
  const bank = bankId === null ? undefined : bankOf(bankId);
  const isKnown = person !== null && bank !== undefined;
  const account = isKnown ? accountObject(accountIdOf(session)) : undefined;
  return {
    ...{ id, type: "authentication", state, country_id: "se", currency_id: "sek", amount: null },
    merchant_reference: merchantReference,
    customer_id: person === null ? null : customerIdOf(person),
    ...{ bank_id: bank?.id ?? null, bank: bank === undefined ? null : { id: bank.id, name: bank.name } },
    bank_account_id: account?.id ?? null,
    bank_account: account === undefined ? null : { id: account.id, holder: account.holder, iban: account.iban },
    ...{ transaction_id: null, created: Math.floor(createdAt / 1_000) },
    error_code: state === states.failed ? "BANK_ERROR" : null,
  };
};

export const bankObject = ({ id, name }: { id: string; name: string }) => ({
  ...{ id, name, country_id: "se", enabled: true, logo: null },
});
