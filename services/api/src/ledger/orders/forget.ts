import { and, eq, exists, inArray, isNotNull, isNull, not, notExists, or, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { isPast, isPastBooks, type Retention } from "../../platform/database/kept.ts";
import { withoutPerson } from "../../platform/database/tables/columns.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentDiscrepancies, payments } from "../../platform/database/tables/payments.ts";
import type { OrderHandlers } from "./handler.ts";

const atOnce = 500;

type Which = (tx: Transaction) => ReturnType<typeof and>;

const paymentsOf = (tx: Transaction) => tx.select({ id: payments.id }).from(payments);

/** Money may come, or has come and was given back: its order is left as it is. */
const moneyIsPossible = (tx: Transaction) =>
  exists(
    paymentsOf(tx).where(
      and(eq(payments.orderId, orders.id), or(isNull(payments.settledAt), eq(payments.state, "paid"))),
    ),
  );

/** A payment that ended is settled after a day (ledger/payments/schedule.ts): after that nobody expects its money. */
const toClose = (tx: Transaction) =>
  and(
    isNull(orders.paidAt),
    isNull(orders.closedAt),
    isPast("unpaidNumber", orders.createdAt),
    not(moneyIsPossible(tx)),
  );
const toForget = (tx: Transaction) =>
  and(
    isNull(orders.paidAt),
    isNotNull(orders.closedAt),
    isNull(orders.forgottenAt),
    isPast("unpaidOrder", orders.createdAt),
    not(moneyIsPossible(tx)),
  );

/** Money that came twice and is still here is somebody's, and staff must know whom to ask about news that nobody has settled. */
const outOfBooks = (tx: Transaction) =>
  and(
    isNull(orders.forgottenAt),
    isPastBooks("paidOrder", orders.paidAt),
    notExists(
      paymentsOf(tx).where(
        and(eq(payments.orderId, orders.id), eq(payments.surplus, true), isNull(payments.refundedAt)),
      ),
    ),
    notExists(
      tx
        .select({ number: paymentDiscrepancies.number })
        .from(paymentDiscrepancies)
        .innerJoin(payments, eq(payments.id, paymentDiscrepancies.paymentId))
        .where(and(eq(payments.orderId, orders.id), isNull(paymentDiscrepancies.settledAt))),
    ),
  );

/** Locks, then looks again: whoever begins a payment locks the order, other news of one locks the payment alone. */
const lockThoseStill = async (tx: Transaction, which: Which): Promise<{ taken: number; ids: string[] }> => {
  const id = orders.id;
  const taken = await tx.select({ id }).from(orders).where(which(tx)).limit(atOnce).for("update", { skipLocked: true });
  const isTaken = taken.map((order) => order.id);
  await paymentsOf(tx).where(inArray(payments.orderId, isTaken)).orderBy(payments.id).for("update");
  const still = await tx
    .select({ id })
    .from(orders)
    .where(and(inArray(id, isTaken), which(tx)));
  return { taken: taken.length, ids: still.map((order) => order.id) };
};

export const changeEach = async (
  db: Database,
  which: Which,
  change: (tx: Transaction, ids: string[]) => Promise<unknown>,
): Promise<void> => {
  for (let found = atOnce; found === atOnce;) {
    found = await db.transaction(async (tx) => {
      const { taken, ids } = await lockThoseStill(tx, which);
      if (ids.length > 0) await change(tx, ids);
      return taken;
    });
  }
};

const withoutNumber = { personalNumber: null, personalNumberLookup: null };
/** The keyed hash of a body could be guessed by who has its key. The same click may make a new order from now on. */
const withoutClick = { bodyHash: "", idempotencyKey: sql`gen_random_uuid()` };

export const forgetPersons = async (tx: Transaction, ids: string[]): Promise<void> => {
  await tx.delete(mails).where(inArray(mails.ownerId, ids));
  await tx
    .update(orders)
    .set({ ...withoutPerson(orders), donorKind: "anonymous", forgottenAt: now })
    .where(inArray(orders.id, ids));
  await tx.update(payments).set(withoutPerson(payments)).where(inArray(payments.orderId, ids));
};

const closeUnpaid = (db: Database) =>
  changeEach(db, toClose, (tx, ids) =>
    tx
      .update(orders)
      .set({ closedAt: now, ...withoutNumber, ...withoutClick })
      .where(inArray(orders.id, ids)),
  );

/** Payments stay: should money come after all, there is a place to book it. */
const forgetOrders = async (tx: Transaction, ids: string[], handlers: OrderHandlers) => {
  for (const { forget: forgetOfKind } of Object.values(handlers)) await forgetOfKind(tx, ids);
  await forgetPersons(tx, ids);
  const isUntried = notExists(paymentsOf(tx).where(eq(payments.orderId, orders.id)));
  await tx.delete(orders).where(and(inArray(orders.id, ids), isNull(orders.paidAt), isUntried));
};

const forget = (db: Database, which: Which, handlers: OrderHandlers) =>
  changeEach(db, which, (tx, ids) => forgetOrders(tx, ids, handlers));

/** Of unpaid orders all goes, unless money is on its way: then it is booked, or forgotten when it is old. */
const forgetUnpaid = async (tx: Transaction, isOfPerson: SQL | undefined, handlers: OrderHandlers) => {
  const isUnpaid = and(isOfPerson, isNull(orders.paidAt), isNull(orders.forgottenAt), not(moneyIsPossible(tx)));
  const found = await tx.select({ id: orders.id }).from(orders).where(isUnpaid).for("update");
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({ closedAt: sql`coalesce(${orders.closedAt}, now())`, ...withoutNumber, ...withoutClick })
    .where(inArray(orders.id, ids));
  await forgetOrders(tx, ids, handlers);
};

const isDone = or(isNotNull(mails.sentAt), isNotNull(mails.refusedAt), isNotNull(mails.replacedAt));

/** The books need the name and the amount alone. A mail to somebody else, such as a parlour, still goes. */
const forgetMails = (tx: Transaction, ids: string[]) => {
  const isToGiver = sql`${mails.recipient} = (select ${orders.email} from ${orders} where ${orders.id} = ${mails.ownerId})`;
  return tx.delete(mails).where(and(inArray(mails.ownerId, ids), or(isDone, isToGiver)));
};

/** When their giver asks. Of what is booked the name stays, and is forgotten when the books need it no more. */
export const forgetOnRequest = async (tx: Transaction, isOfPerson: SQL | undefined, handlers: OrderHandlers) => {
  await forgetUnpaid(tx, isOfPerson, handlers);
  const isBooked = and(isOfPerson, isNotNull(orders.paidAt), isNull(orders.forgottenAt));
  const { id, kind } = orders;
  const booked = await tx.select({ id, kind }).from(orders).where(isBooked).for("update");
  const ids = booked.map((order) => order.id);
  if (ids.length === 0) return;
  await forgetMails(tx, ids);
  for (const [ofKind, found] of Map.groupBy(booked, (order) => order.kind)) {
    const idsOfKind = found.map((order) => order.id);
    await handlers[ofKind].forgetOnRequest(tx, idsOfKind);
  }
  await tx.update(orders).set({ email: null, mobile: null }).where(inArray(orders.id, ids));
};

export const orderRetention = (handlers: OrderHandlers) =>
  ({
    unpaidNumber: closeUnpaid,
    unpaidOrder: (db) => forget(db, toForget, handlers),
    paidOrder: (db) => forget(db, outOfBooks, handlers),
  }) satisfies Retention;
