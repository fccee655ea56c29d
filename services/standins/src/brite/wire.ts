import { people } from "../bankid/people.ts";
import { accountAt, bankOf } from "./banks.ts";
import type { BriteSession } from "./sessions.ts";

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
