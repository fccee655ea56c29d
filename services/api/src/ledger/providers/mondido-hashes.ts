import { createHash, timingSafeEqual } from "node:crypto";
import type { Environment } from "../../platform/environment/environment.ts";
import { twoDecimals } from "./amounts.ts";

type Mondido = Pick<Environment["mondido"], "merchantId" | "secret" | "test">;
type Hashed = { paymentRef: string; amountOre: number };

const currency = "sek";
/** The protocol's own choice. It is a filter: the truth is what we read with our password. */
const md5 = (parts: string[]) => createHash("md5").update(parts.join(""), "utf8").digest("hex");

const noCustomer = "";

export const outgoingHash = ({ merchantId, secret, test }: Mondido, { paymentRef, amountOre }: Hashed): string =>
  md5([merchantId, paymentRef, noCustomer, twoDecimals(amountOre), currency, test ? "test" : "", secret]);

export const incomingHashHolds = (
  { merchantId, secret }: Mondido,
  { paymentRef, amountOre, status, hash }: Hashed & { status: string; hash: string },
): boolean => {
  const right = md5([merchantId, paymentRef, noCustomer, twoDecimals(amountOre), currency, status, secret]);
  const given = Buffer.from(hash.toLowerCase());
  return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
};
