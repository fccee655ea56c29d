import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

export type PersonalNumberKeys = { current: number; byVersion: ReadonlyMap<number, Buffer> };

export type NumberSecrets = { personalNumberKeys: PersonalNumberKeys; personalNumberLookupKey: string };

type Encrypted = { personalNumber: Buffer; personalNumberKeyVersion: number };

const keyOf = ({ byVersion }: PersonalNumberKeys, version: number): Buffer => {
  const key = byVersion.get(version);
  if (!key) throw new Error(`No key of version ${version} is configured for personal numbers`);
  return key;
};

export const encryptPersonalNumber = (keys: PersonalNumberKeys, twelveDigits: string): Encrypted => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(keys, keys.current), nonce);
  const text = Buffer.concat([cipher.update(twelveDigits, "utf8"), cipher.final()]);
  return {
    personalNumber: Buffer.concat([nonce, cipher.getAuthTag(), text]),
    personalNumberKeyVersion: keys.current,
  };
};

export const decryptPersonalNumber = (keys: PersonalNumberKeys, encrypted: Encrypted): string => {
  const { personalNumber, personalNumberKeyVersion } = encrypted;
  const key = keyOf(keys, personalNumberKeyVersion);
  const decipher = createDecipheriv(algorithm, key, personalNumber.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(personalNumber.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = personalNumber.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
};

export const personalNumberLookup = (secret: string, twelveDigits: string): string =>
  createHmac("sha256", secret).update(twelveDigits).digest("base64url");

/** The API may run meanwhile: each batch is a transaction of its own. */
export const inBatches = async (db: Database, rotateSome: (tx: Transaction) => Promise<number>): Promise<number> => {
  for (let rotated = 0; ;) {
    const changed = await db.transaction(rotateSome);
    if (changed === 0) return rotated;
    rotated += changed;
  }
};

const { id, personalNumber, personalNumberKeyVersion } = orders;

export const rotatePersonalNumbers = (db: Database, keys: PersonalNumberKeys): Promise<number> =>
  inBatches(db, async (tx) => {
    const isOld = and(isNotNull(personalNumber), ne(personalNumberKeyVersion, keys.current));
    const columns = { id, personalNumber, personalNumberKeyVersion };
    const rows = await tx.select(columns).from(orders).where(isOld).limit(200).for("update");
    for (const { id: order, personalNumber: encrypted, ...version } of rows) {
      if (encrypted === null) continue;
      const number = decryptPersonalNumber(keys, { personalNumber: encrypted, ...version });
      await tx.update(orders).set(encryptPersonalNumber(keys, number)).where(eq(id, order));
    }
    return rows.length;
  });
