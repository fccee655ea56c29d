import { eq } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { orders } from "../database/tables/orders.ts";
import { payments } from "../database/tables/payments.ts";

const columns = {
  id: orders.id,
  shortReference: orders.shortReference,
  kind: orders.kind,
  amountOre: orders.amountOre,
  language: orders.language,
  donorKind: orders.donorKind,
  firstName: orders.firstName,
  lastName: orders.lastName,
  companyName: orders.companyName,
  organisationNumber: orders.organisationNumber,
  email: orders.email,
  /** Whether one was given is all that a receipt needs to know. */
  personalNumberLookup: orders.personalNumberLookup,
  paidAt: orders.paidAt,
  method: payments.method,
};

type Reader = Pick<Database, "select">;
const giftWhere = (db: Reader) => db.select(columns).from(orders).leftJoin(payments, eq(payments.id, orders.paidBy));

export type Gift = Awaited<ReturnType<typeof giftByReference>>;
/** A gift whose money is there, and how it came. */
export type PaidGift = NonNullable<Gift> & { paidAt: Date; method: NonNullable<NonNullable<Gift>["method"]> };

export const giftByReference = async (db: Reader, reference: string) => {
  const [gift] = await giftWhere(db).where(eq(orders.reference, reference));
  return gift;
};

export const giftById = async (db: Reader, id: string) => {
  const [gift] = await giftWhere(db).where(eq(orders.id, id));
  return gift;
};

export const isPaid = (gift: NonNullable<Gift>): gift is PaidGift => gift.paidAt !== null && gift.method !== null;
