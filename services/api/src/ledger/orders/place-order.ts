import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import { isOrderKind, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { countedMailbox } from "../donors/mailbox.ts";
import { countingNew, type RateLimiter } from "../../platform/http/rate-limiter.ts";
import { isOrdered } from "./idempotency.ts";
import { receiptOf, valuesOf, givenColumns, type NewOrder, type OrderSecrets, type OrderValues } from "./new-order.ts";
import { now } from "../../platform/database/time.ts";
import { doneAnew } from "../../platform/database/failures.ts";
import { orderLines, orders } from "../../platform/database/tables/orders.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { lockReplaceable } from "./replaced.ts";

type Added = { isNew: boolean; receipt: OrderReceipt };

/** Another order has the same random reference, or came with the same key just now. */
const triedAnewAfter = ["orders_reference_unique", "orders_short_reference_unique", "orders_idempotency_key_unique"];

const given = Object.fromEntries(givenColumns.map((name) => [name, sql.placeholder(name)])) as Record<
  keyof OrderValues,
  ReturnType<typeof sql.placeholder>
>;

/** Planned once a connection: many give at the same time. */
const prepareInsert = (db: Database) =>
  db
    .insert(orders)
    .values(given)
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id })
    .prepare("add_order");

const findByKey = async (tx: Transaction, idempotencyKey: string) =>
  (await tx.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey)))[0];

const repeated = (before: typeof orders.$inferSelect | undefined, values: OrderValues<OrderKind>): Added => {
  if (before?.bodyHash !== values.bodyHash || !isOrderKind(before.kind)) throw new Refusal("idempotency_conflict");
  return { isNew: false, receipt: receiptOf({ ...before, kind: before.kind }) };
};

/** Locks the order that it replaces, as everybody does who wants to pay that one. */
const lockReplaced = async (tx: Transaction, kind: NewOrder["kind"], reference: string): Promise<string> => {
  const isReplaced = and(eq(orders.reference, reference), eq(orders.kind, kind));
  const [first] = await tx.select({ id: orders.id }).from(orders).where(isReplaced).for("update");
  if (!first) throw new Refusal("not_found", { replaces: "not an order" });
  return first.id;
};

const addWithDetails = (
  db: Database,
  { kind, replaces, details }: NewOrder,
  values: OrderValues<OrderKind>,
): Promise<Added> =>
  db.transaction(async (tx) => {
    const replaced = replaces === undefined ? undefined : await lockReplaced(tx, kind, replaces);
    const before = await findByKey(tx, values.idempotencyKey);
    if (before) return repeated(before, values);
    const link = replaced === undefined ? null : await lockReplaceable(tx, replaced);
    // What costs nothing has no payment: it is confirmed at once.
    await tx.insert(orders).values({ ...values, replaces: link, paidAt: values.amountOre === 0 ? now : null });
    if (details) {
      const { lines, addDetails } = details;
      if (lines.length > 0)
        await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, position, orderId: values.id })));
      await addDetails(tx, values.id, link);
    }
    return { isNew: true, receipt: receiptOf(values) };
  });

/** However many send the same key at once, the unique index lets one of them through. */
const createAddOrder = (db: Database, secrets: OrderSecrets) => {
  const insert = prepareInsert(db);
  const add = async (order: NewOrder): Promise<Added> => {
    const values = valuesOf(order, secrets);
    try {
      order.check();
    } catch (refusal) {
      // Editors may have changed what is allowed since the same click was answered for the first time.
      const before = await findByKey(db, values.idempotencyKey);
      if (before) return repeated(before, values);
      throw refusal;
    }
    if (order.replaces !== undefined || order.details) return addWithDetails(db, order, values);
    const [row] = await insert.execute(values);
    if (row) return { isNew: true, receipt: receiptOf(values) };
    return repeated(await findByKey(db, order.idempotencyKey), values);
  };
  return (order: NewOrder) => doneAnew(triedAnewAfter, () => add(order));
};

type Deps = { db: Database; secrets: OrderSecrets; limits: RateLimiter };
type Placed = { status: 200 | 201; receipt: OrderReceipt };

export type PlaceOrder = (request: FastifyRequest, order: NewOrder) => Promise<Placed>;

/** Only what would become an order is counted by whose it is: an old fee in an open tab must not use up somebody's day. */
const wouldBeTaken = ({ check }: NewOrder): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

export const createPlaceOrder = ({ db, secrets, limits }: Deps): PlaceOrder => {
  const addOrder = createAddOrder(db, secrets);
  return async (request, order) => {
    const { limit = "order", donor } = order;
    const { email } = donor;
    const mailbox = email !== undefined && wouldBeTaken(order) ? countedMailbox(email) : null;
    await limits.take(limit, request, mailbox, () => isOrdered(db, order.idempotencyKey));
    const { isNew, receipt } = await countingNew(limits, [limit, mailbox], () => addOrder(order));
    return { status: isNew ? 201 : 200, receipt };
  };
};
