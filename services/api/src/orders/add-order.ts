import { randomUUID } from "node:crypto";
import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import { currency } from "@hjarta-lunga/contract/gifts.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { violatedConstraint } from "../database/constraints.ts";
import { orders } from "../database/tables/orders.ts";
import { toStoredDonor } from "../donors/donor-columns.ts";
import { encryptPersonalNumber, personalNumberLookup } from "../donors/personal-number.ts";
import type { Environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { bodyHash } from "./body-hash.ts";
import { newOrderReference, newShortReference } from "./references.ts";
import { lockReplaceable } from "./replaced.ts";

export type OrderSecrets = Pick<Environment, "bodyHashSecret" | "personalNumberKeys" | "personalNumberLookupKey">;

type NewOrder = {
  kind: OrderKind;
  idempotencyKey: string;
  amount: number;
  donor: Donor;
  language: Language;
  /** The reference of the order whose place it takes. */
  replaces?: string | undefined;
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

const noNumber = { personalNumber: null, personalNumberKeyVersion: 1 };

/** Another order has the same random reference, or came with the same key just now. */
const triedAnewAfter = ["orders_reference_unique", "orders_short_reference_unique", "orders_idempotency_key_unique"];

const valuesOf = (order: NewOrder, secrets: OrderSecrets) => {
  const { kind, idempotencyKey, amount, donor, language, replaces } = order;
  const { personalNumber, ...who } = toStoredDonor(donor);
  const amountOre = toOre(amount);
  const content = [kind, amountOre, language, ...Object.values(who), personalNumber];
  return {
    id: randomUUID(),
    kind,
    amountOre,
    language,
    idempotencyKey,
    bodyHash: bodyHash(secrets.bodyHashSecret, replaces === undefined ? content : [...content, replaces]),
    ...who,
    ...(personalNumber === null ? noNumber : encryptPersonalNumber(secrets.personalNumberKeys, personalNumber)),
    personalNumberLookup:
      personalNumber === null ? null : personalNumberLookup(secrets.personalNumberLookupKey, personalNumber),
    reference: newOrderReference(),
    shortReference: newShortReference(),
    replaces: null as string | null,
  };
};
type Values = ReturnType<typeof valuesOf>;

const given = Object.fromEntries(
  Object.keys(getTableColumns(orders))
    .filter((name) => !["createdAt", "paidAt", "paidBy", "closedAt", "forgottenAt"].includes(name))
    .map((name) => [name, sql.placeholder(name)]),
) as Record<keyof Values, ReturnType<typeof sql.placeholder>>;

/** Planned once a connection: many give at the same time. */
const prepareInsert = (db: Database) =>
  db
    .insert(orders)
    .values(given)
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id })
    .prepare("add_order");

/** Whether an order was made with this key before. */
export const isOrdered = async (db: Database, idempotencyKey: string): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, idempotencyKey))).length === 1;

export type AddOrder = (order: NewOrder) => Promise<Added>;

const findByKey = async (tx: Transaction, idempotencyKey: string) =>
  (await tx.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey)))[0];

const repeated = (before: typeof orders.$inferSelect | undefined, values: Values): Added => {
  if (before?.bodyHash !== values.bodyHash) throw new Refusal("idempotency_conflict");
  return { isNew: false, receipt: receiptOf(before) };
};

/** Takes its turn at the row of the order that it replaces, as everybody does who wants to pay that one. */
const addInPlaceOf = async (tx: Transaction, values: Values, reference: string): Promise<Added> => {
  const [first] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.reference, reference)).for("update");
  if (!first) throw new Refusal("not_found", { replaces: "not an order" });
  const before = await findByKey(tx, values.idempotencyKey);
  if (before) return repeated(before, values);
  await tx.insert(orders).values({ ...values, replaces: await lockReplaceable(tx, first.id) });
  return { isNew: true, receipt: receiptOf(values) };
};

/** One statement for a new order, however many send the same key at once: the unique index lets one of them through. */
export const orderAdder = (db: Database, secrets: OrderSecrets): AddOrder => {
  const insert = prepareInsert(db);
  const add: AddOrder = async (order) => {
    const values = valuesOf(order, secrets);
    const { replaces } = order;
    try {
      if (replaces !== undefined) return await db.transaction((tx) => addInPlaceOf(tx, values, replaces));
      const [row] = await insert.execute(values);
      if (row) return { isNew: true, receipt: receiptOf(values) };
    } catch (error) {
      if (triedAnewAfter.includes(violatedConstraint(error) ?? "")) return add(order);
      throw error;
    }
    return repeated(await findByKey(db, order.idempotencyKey), values);
  };
  return add;
};
