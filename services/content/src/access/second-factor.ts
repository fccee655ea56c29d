import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from "node:crypto";
import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { forgive, keyedHash, mayTry } from "./attempts.ts";
import { stepOf } from "./totp.ts";

const keyOf = (payload: Payload) => Buffer.from(hkdfSync("sha256", payload.secret, "", "second factor", 32));

function encrypted(payload: Payload, secret: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(payload), nonce);
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

function decrypted(payload: Payload, stored: string): Buffer {
  const bytes = Buffer.from(stored, "base64");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(payload), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

type Stored = { secret: string; confirmed_at: string | null };

async function find(payload: Payload, userId: number): Promise<Stored | undefined> {
  const query = sql`select secret, confirmed_at from second_factors where user_id = ${userId}`;
  return (await payload.db.drizzle.execute<Stored>(query)).rows[0];
}

/** A new secret, which counts for nothing until a code from it is written. */
export async function beginSecondFactor(payload: Payload, userId: number): Promise<Buffer | undefined> {
  const secret = randomBytes(20);
  const { rows } = await payload.db.drizzle.execute(
    sql`insert into second_factors (user_id, secret, last_step) values (${userId}, ${encrypted(payload, secret)}, 0)
        on conflict (user_id) do update set secret = excluded.secret, last_step = 0
        where second_factors.confirmed_at is null returning user_id`,
  );
  return rows.length === 1 ? secret : undefined;
}

/** Each code counts once, also when two use it at the same moment. */
async function useCode(payload: Payload, userId: number, secret: string, code: string): Promise<boolean> {
  const step = stepOf(decrypted(payload, secret), code, new Date());
  if (step === undefined) return false;
  const { rows } = await payload.db.drizzle.execute(
    sql`update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning 1`,
  );
  return rows.length === 1;
}

const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCodes = 10;
const newRecoveryCode = () =>
  [5, 5].map((length) => Array.from({ length }, () => letters[randomInt(letters.length)]).join("")).join("-");
const normal = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, "");

async function useRecoveryCode(payload: Payload, userId: number, code: string): Promise<boolean> {
  const hash = keyedHash(payload, `recovery ${userId}`, normal(code));
  const { rows } = await payload.db.drizzle.execute(
    sql`delete from recovery_codes where code = ${hash} and user_id = ${userId} returning 1`,
  );
  return rows.length === 1;
}

/** A code from the telephone, or one of those that were written down. */
export async function checkSecondFactor(payload: Payload, userId: number, given: string): Promise<boolean> {
  const counted = { kind: "code", name: String(userId) } as const;
  const stored = await find(payload, userId);
  if (stored === undefined || !(await mayTry(payload, counted))) return false;
  const code = given.replaceAll(/\s/g, "");
  const isRight = /^\d{6}$/.test(code)
    ? await useCode(payload, userId, stored.secret, code)
    : stored.confirmed_at !== null && (await useRecoveryCode(payload, userId, code));
  if (isRight) await forgive(payload, counted);
  return isRight;
}

/** Shown once: only their hashes are kept. */
export async function confirmSecondFactor(payload: Payload, userId: number, code: string) {
  const stored = await find(payload, userId);
  if (stored?.confirmed_at !== null || !(await checkSecondFactor(payload, userId, code))) return undefined;
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  const { drizzle } = payload.db;
  await drizzle.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  for (const each of codes) {
    const hash = keyedHash(payload, `recovery ${userId}`, normal(each));
    await drizzle.execute(sql`insert into recovery_codes (code, user_id) values (${hash}, ${userId})`);
  }
  await drizzle.execute(sql`update second_factors set confirmed_at = now() where user_id = ${userId}`);
  await payload.update({ collection: "users", id: userId, data: { secondFactor: true }, depth: 0 });
  return codes;
}

export async function forgetSecondFactor(payload: Payload, userId: number) {
  await payload.db.drizzle.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  await payload.db.drizzle.execute(sql`delete from second_factors where user_id = ${userId}`);
}

export async function endSecondFactor(payload: Payload, userId: number) {
  await payload.update({ collection: "users", id: userId, data: { secondFactor: false }, depth: 0 });
  await forgetSecondFactor(payload, userId);
}
