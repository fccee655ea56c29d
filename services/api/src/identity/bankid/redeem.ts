import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { bankIdSignatures, bankIdTokens } from "../../platform/database/tables/identity.ts";
import { decryptPersonalNumber, type PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { decryptEvidence } from "./encryption.ts";
import { hashOf } from "./session.ts";

type Shown = { token: string; session: string | undefined; purpose: BankIdPurpose };
type Keys = { environment: { personalNumberKeys: PersonalNumberKeys } };

const isGood = ({ token, session, purpose }: Shown, action: BankIdAction) =>
  and(
    eq(bankIdTokens.tokenHash, hashOf(token)),
    eq(bankIdTokens.sessionHash, hashOf(session ?? "")),
    eq(bankIdTokens.purpose, purpose),
    eq(bankIdTokens.action, action),
    gt(bankIdTokens.expiresAt, now),
    isNull(bankIdTokens.usedAt),
  );

type Row = typeof bankIdTokens.$inferSelect;

const personOf = ({ environment }: Keys, row: Row | undefined) => {
  if (row === undefined) throw new Refusal("unauthorized");
  const { personalNumberLookup, name } = row;
  return { personalNumber: decryptPersonalNumber(environment.personalNumberKeys, row), personalNumberLookup, name };
};

export const identified = async (db: Transaction, keys: Keys, shown: Shown) => {
  const [row] = await db.select().from(bankIdTokens).where(isGood(shown, "auth"));
  return personOf(keys, row);
};

export const signerOf = async (db: Transaction, shown: Shown): Promise<string | undefined> => {
  const { personalNumberLookup } = bankIdTokens;
  const [row] = await db.select({ personalNumberLookup }).from(bankIdTokens).where(isGood(shown, "sign"));
  return row?.personalNumberLookup;
};

/** In the transaction that acts on it: a signature is used once, and only for what was signed. */
export const signed = async (tx: Transaction, keys: Keys, { text, ...shown }: Shown & { text: string }) => {
  const [row] = await tx.update(bankIdTokens).set({ usedAt: now }).where(isGood(shown, "sign")).returning();
  const person = personOf(keys, row);
  const [evidence] = await tx
    .update(bankIdSignatures)
    .set({ usedAt: now })
    .where(eq(bankIdSignatures.orderId, row?.orderId ?? ""))
    .returning();
  if (evidence === undefined || decryptEvidence(keys.environment.personalNumberKeys, evidence).shown !== text)
    throw new Refusal("unauthorized");
  return { ...person, signatureId: evidence.orderId, signedAt: evidence.signedAt };
};
