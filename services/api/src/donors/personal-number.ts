import { createCipheriv, createHmac, randomBytes } from "node:crypto";

const nonceBytes = 12;

/** Nonce, tag and text in one. The key stays in the environment: the table alone tells nothing. */
export const encryptPersonalNumber = (key: Buffer, twelveDigits: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(twelveDigits, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** To find a person's orders without reading any number. */
export const personalNumberLookup = (secret: string, twelveDigits: string): string =>
  createHmac("sha256", secret).update(twelveDigits).digest("base64url");
