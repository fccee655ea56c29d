import type { AccountLookupState } from "@hjarta-lunga/contract/brite.ts";
import type { BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { toPersonalNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import type { FastifyBaseLogger } from "fastify";
import { readAccount } from "@hjarta-lunga/contract/accounts.ts";
import { personalNumberLookup } from "../../ledger/donors/personal-number.ts";
import type { BriteClient, BankAccount, Kyc, Session } from "./brite/client.ts";
import type { LookupRow } from "./repository.ts";

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

const nameWords = (name: string): string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");

/** A surname alone is not enough: the account may be the spouse's. */
export const isSameHolder = (holder: string, { given, surname }: { given: string; surname: string }): boolean => {
  const words = new Set(nameWords(holder));
  const surnames = nameWords(surname);
  return (
    surnames.length > 0 && surnames.every((word) => words.has(word)) && nameWords(given).some((word) => words.has(word))
  );
};

type Deps = { client: BriteClient; lookupKey: string; log: FastifyBaseLogger };

/** Brite's numbers. All others, also unknown ones, are steps on the way. */
const ends: Partial<Record<number, "done" | "aborted" | "failed">> = {
  2: "done",
  10: "aborted",
  11: "failed",
  12: "done",
};

const without = (state: Exclude<AccountLookupState, "complete">): BriteResult => ({ state, account: null });

type Told = { session: Session; account: BankAccount; kyc: Kyc };

const judge = ({ session, account, kyc }: Told, row: LookupRow, lookupKey: string): BriteResult => {
  if (kyc.ssn == null) return without(kyc.error_message == null ? "pending" : "failed");
  const personalNumber = toPersonalNumber(kyc.ssn);
  const isPerson =
    personalNumber !== undefined && personalNumberLookup(lookupKey, personalNumber) === row.personalNumberLookup;
  const names = { given: kyc.firstname ?? "", surname: kyc.lastname ?? "" };
  if (!isPerson || !isSameHolder(account.holder, names)) return without("anotherHolder");
  const derived = deriveAccount(account, { bankName: session.bank?.name ?? "", personalNumber });
  return derived === undefined
    ? without("unreadable")
    : { state: "complete", account: { ...derived, holder: account.holder } };
};

export const outcomeOf = async ({ client, lookupKey, log }: Deps, row: LookupRow): Promise<BriteResult> => {
  const missed = (answer: { kind: "refused"; name: string } | { kind: "noAnswer"; why: string }) => {
    log.warn({ why: answer.kind === "refused" ? answer.name : answer.why }, "Brite did not tell of an account");
    return without(answer.kind === "refused" ? "failed" : "pending");
  };
  const session = await client.session(row.briteSessionId);
  if (session.kind !== "answer") return missed(session);
  const { state, merchant_reference, customer_id, bank_account_id } = session.data;
  if (merchant_reference !== row.id) return without("failed");
  const end = ends[state];
  if (end === undefined) return without("pending");
  if (end !== "done") return without(end);
  if (customer_id == null || bank_account_id == null) return without("pending");

  const [account, kyc] = await Promise.all([client.bankAccount(bank_account_id), client.kyc(customer_id)]);
  if (account.kind !== "answer") return missed(account);
  if (kyc.kind !== "answer") return missed(kyc);
  return judge({ session: session.data, account: account.data, kyc: kyc.data }, row, lookupKey);
};
