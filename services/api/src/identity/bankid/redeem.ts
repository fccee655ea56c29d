import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { bankIdSignatures, bankIdTokens } from "../../platform/database/tables/bankid.ts";
import { decryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { decryptEvidence } from "./evidence.ts";
import { hashOf } from "./session.ts";

type Shown = { token: string; session: string | undefined; purpose: BankIdPurpose };
type Keys = { environment: { personalNumberKeys: PersonalNumberKeys } };

/** Good for its purpose, in the browser that it was given to, for its time, and while nothing was done with it. */
const isGood = ({ token, session, purpose }: Shown, action: BankIdAction) =>
  and(
    eq(bankIdTokens.tokenHash, hashOf(token)),
    eq(bankIdTokens.sessionHash, hashOf(session ?? "")),
    eq(bankIdTokens.purpose, purpose),
    eq(bankIdTokens.action, action),
    gt(bankIdTokens.expiresAt, sql`now()`),
    isNull(bankIdTokens.usedAt),
  );

type Row = typeof bankIdTokens.$inferSelect;

/** The same refusal for whatever is wrong with it. */
const personOf = ({ environment }: Keys, row: Row | undefined) => {
  if (row === undefined) throw new Refusal("unauthorized");
  const { personalNumberLookup, name } = row;
  return { personalNumber: decryptPersonalNumber(environment.personalNumberKeys, row), personalNumberLookup, name };
};

/** Who identified. It may be asked again until it expires. */
export const identified = async (db: Transaction, keys: Keys, shown: Shown) => {
  const [row] = await db.select().from(bankIdTokens).where(isGood(shown, "auth"));
  return personOf(keys, row);
};

/** By whom, as the keyed hash: before it is redeemed, to count whose it is. */
export const signerOf = async (db: Transaction, shown: Shown): Promise<string | undefined> => {
  const { personalNumberLookup } = bankIdTokens;
  const [row] = await db.select({ personalNumberLookup }).from(bankIdTokens).where(isGood(shown, "sign"));
  return row?.personalNumberLookup;
};

/**
 * Who signed, once, and only if what they signed is what is asked for now. In the transaction that acts on it: the evidence
 * is kept from then on.
 */
export const signed = async (tx: Transaction, keys: Keys, { text, ...shown }: Shown & { text: string }) => {
  const [row] = await tx
    .update(bankIdTokens)
    .set({ usedAt: sql`now()` })
    .where(isGood(shown, "sign"))
    .returning();
  const person = personOf(keys, row);
  const [evidence] = await tx
    .update(bankIdSignatures)
    .set({ usedAt: sql`now()` })
    .where(eq(bankIdSignatures.orderId, row?.orderId ?? ""))
    .returning();
  // The transaction fails with it: the signature stays good for what was signed.
  if (evidence === undefined || decryptEvidence(keys.environment.personalNumberKeys, evidence).shown !== text)
    throw new Refusal("unauthorized");
  return { ...person, signatureId: evidence.orderId, signedAt: evidence.signedAt };
};
