import { randomUUID } from "node:crypto";
import type { Donor } from "@hjarta-lunga/contract/donors.ts";
import { currency } from "@hjarta-lunga/contract/gifts.ts";
import type { GiftKind } from "@hjarta-lunga/contract/gifts.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/orders.ts";
import type { Language } from "@hjarta-lunga/contract/published-content.ts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { violatedConstraint } from "../database/constraints.ts";
import { orders } from "../database/schema.ts";
import { toStoredDonor } from "../donors/donor-columns.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../donors/personal-number.ts";
import type { Environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { bodyHash } from "./body-hash.ts";
import { newOrderReference, newShortReference } from "./references.ts";

export type OrderSecrets = Pick<Environment, "bodyHashSecret" | "personalNumberKey" | "personalNumberLookupKey">;

type NewOrder = {
  kind: GiftKind;
  idempotencyKey: string;
  amount: number;
  donor: Donor;
  language: Language;
};

type Added = { isNew: boolean; receipt: OrderReceipt };

const receiptOf = (
  row: Pick<typeof orders.$inferSelect, "reference" | "shortReference" | "kind" | "amountOre">,
): OrderReceipt => ({
  orderReference: row.reference,
  shortOrderReference: row.shortReference,
  kind: row.kind,
  amount: toSek(row.amountOre),
  currency,
});

const referenceConstraints = ["orders_reference_unique", "orders_short_reference_unique"];

const valuesOf = ({ kind, idempotencyKey, amount, donor, language }: NewOrder, secrets: OrderSecrets) => {
  const { personalNumber, ...who } = toStoredDonor(donor);
  const amountOre = toOre(amount);
  return {
    id: randomUUID(),
    kind,
    amountOre,
    language,
    idempotencyKey,
    bodyHash: bodyHash(secrets.bodyHashSecret, [kind, amountOre, language, ...Object.values(who), personalNumber]),
    ...who,
    personalNumber: personalNumber === null ? null : encryptPersonalNumber(secrets.personalNumberKey, personalNumber),
    personalNumberLookup:
      personalNumber === null ? null : personalNumberLookup(secrets.personalNumberLookupKey, personalNumber),
  };
};

const given = Object.fromEntries(
  Object.keys(getTableColumns(orders))
    .filter((name) => !["createdAt", "paidAt", "paidBy"].includes(name))
    .map((name) => [name, sql.placeholder(name)]),
) as Record<keyof ReturnType<typeof valuesOf> | "reference" | "shortReference", ReturnType<typeof sql.placeholder>>;

/** Planned once a connection: many give at the same time. */
const prepareInsert = (db: Database) =>
  db
    .insert(orders)
    .values(given)
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id })
    .prepare("add_order");

export type AddOrder = (order: NewOrder) => Promise<Added>;

/** One statement for a new order, however many send the same key at once: the unique index lets one of them through. */
export const orderAdder = (db: Database, secrets: OrderSecrets): AddOrder => {
  const insert = prepareInsert(db);
  const add: AddOrder = async (order) => {
    const values = { ...valuesOf(order, secrets), reference: newOrderReference(), shortReference: newShortReference() };
    try {
      const [row] = await insert.execute(values);
      if (row) return { isNew: true, receipt: receiptOf(values) };
    } catch (error) {
      if (referenceConstraints.includes(violatedConstraint(error) ?? "")) return add(order);
      throw error;
    }
    const [before] = await db.select().from(orders).where(eq(orders.idempotencyKey, order.idempotencyKey));
    if (before?.bodyHash !== values.bodyHash) throw new Refusal("idempotency_conflict");
    return { isNew: false, receipt: receiptOf(before) };
  };
  return add;
};
