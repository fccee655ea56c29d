import { createHash, timingSafeEqual } from "node:crypto";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

type Hashed = { merchantId: string; paymentRef: string; customerRef: string; amountOre: number; currency: string };

const twoDecimals = (ore: number): string => (ore / 100).toFixed(2);

const begin = ({ merchantId, paymentRef, customerRef, amountOre, currency }: Hashed): string =>
  [merchantId, paymentRef, customerRef, twoDecimals(amountOre), currency].join("");

export const requestHash = (of: Hashed & { test: boolean; secret: string }): string =>
  md5(`${begin(of)}${of.test ? "test" : ""}${of.secret}`);

/** What Mondido signs its news with, in the return URL and in the webhook. */
export const newsHash = (of: Hashed & { status: string; secret: string }): string =>
  md5(`${begin(of)}${of.status}${of.secret}`);

export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
