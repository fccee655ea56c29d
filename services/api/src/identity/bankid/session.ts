import { createHash, createHmac, randomBytes } from "node:crypto";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import { and, eq, gt, isNull } from "drizzle-orm";
import { networkOf } from "../../platform/http/client-network.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { fromNow, now } from "../../platform/database/time.ts";
import { bankIdSignatures, bankIdTokens } from "../../platform/database/tables/identity.ts";
import { decryptPersonalNumber, type PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { decryptEvidence } from "./encryption.ts";

const sessionSeconds = 3_600;
const form = /^[\w-]{43}$/;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const sessionOf = ({ headers: { cookie = "" } }: Pick<FastifyRequest, "headers">): string | undefined => {
  const pairs = cookie.split(";").map((pair) => pair.trim().split("="));
  const [, value = ""] = pairs.find(([name]) => name === cookies.bankId) ?? [];
  return form.test(value) ? value : undefined;
};

const setSession = (reply: FastifyReply, isHttps: boolean, session: string, seconds: number): void => {
  const attributes = ["Path=/api", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax", ...(isHttps ? ["Secure"] : [])];
  void reply.header("set-cookie", `${cookies.bankId}=${session}; ${attributes.join("; ")}`);
};

export const newSession = (): string => randomBytes(32).toString("base64url");

/** A new one each time: what a browser brings along may have been planted there by somebody else. */
export const giveSession = (reply: FastifyReply, isHttps: boolean): string => {
  const session = newSession();
  setSession(reply, isHttps, session, sessionSeconds);
  return session;
};

export const keepSession = (reply: FastifyReply, isHttps: boolean, session: string): void =>
  setSession(reply, isHttps, session, sessionSeconds);

export const endSession = (reply: FastifyReply, isHttps: boolean): void => setSession(reply, isHttps, "", 0);

const derived = (what: string) => (session: string, orderId: string) =>
  createHmac("sha256", session).update(`${what} ${orderId}`).digest("base64url");

/** Derived from what the browser alone holds: its tabs are told the same, and the database has only their hashes. */
export const referenceOf = derived("order");
export const nonceOf = derived("nonce");
export const tokenOf = derived("token");

export const networkHash = (secret: string, ip: string): string =>
  createHmac("sha256", secret)
    .update(`bankid ${networkOf(ip)}`)
    .digest("base64url");

export const endUserIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, "");

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

/** As `identified`, and good for so long from now on: it ends without a sign of life. Undefined when it is good no more. */
export const stillIdentified = async (db: Transaction, keys: Keys, shown: Shown, forMs: number) => {
  const [row] = await db
    .update(bankIdTokens)
    .set({ expiresAt: fromNow(forMs) })
    .where(isGood(shown, "auth"))
    .returning();
  return row && personOf(keys, row);
};

/** All that this browser has identified for: its other tabs end with it. */
export const endIdentifications = (db: Transaction, { session, purpose }: Omit<Shown, "token">) =>
  db
    .delete(bankIdTokens)
    .where(
      and(
        eq(bankIdTokens.sessionHash, hashOf(session ?? "")),
        eq(bankIdTokens.purpose, purpose),
        eq(bankIdTokens.action, "auth"),
      ),
    );

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
