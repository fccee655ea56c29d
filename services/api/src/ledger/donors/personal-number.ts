import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

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
