import { createHmac, timingSafeEqual } from "node:crypto";

/** Codes of RFC 6238, as every authenticator app makes them: SHA-1, six digits, half a minute. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;

export const base32 = (bytes: Buffer) => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
};

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds);

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

/** The half minute whose code it is: this one, or one before or after, for clocks that are off. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | undefined =>
  [0, -1, 1]
    .map((skew) => stepAt(now) + skew)
    .find((step) => code.length === 6 && timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));

export const totpUrl = (secret: Buffer, account: string) => {
  const issuer = "Hjärta & Lunga";
  const query = new URLSearchParams({ secret: base32(secret), issuer });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll("+", "%20")}`;
};
