import { isOrderKind, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { liveStates, openReasons, type PaymentStanding } from "@hjarta-lunga/contract/payment-states.ts";
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";

/** The database's clock alone decides, whatever the clocks of several processes say. */
const msSince = (moment: SQL | typeof payments.createdAt) =>
  sql<number>`(extract(epoch from now() - ${moment}) * 1000)::float8`;

const columns = {
  ...getTableColumns(payments),
  ageMs: msSince(payments.createdAt),
  leftMs: sql<number>`(extract(epoch from ${payments.expiresAt} - now()) * 1000)::float8`,
  askedAgoMs: sql<number | null>`(extract(epoch from now() - ${payments.askedAt}) * 1000)::float8`,
  shortReference: orders.shortReference,
  kind: orders.kind,
  orderPaidBy: orders.paidBy,
};

const select = (tx: Transaction) =>
  tx.select(columns).from(payments).innerJoin(orders, eq(orders.id, payments.orderId));

type Row = Awaited<ReturnType<typeof select>>[number];
export type PaymentRow = Omit<Row, keyof PaymentStanding> & PaymentStanding;
const withStanding = (row: Row) => row as PaymentRow;

const replacing = alias(orders, "replacing");
const surplusOf = sql`from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.surplus}`;
const orderColumns = {
  ...getTableColumns(orders),
  replacedBy: replacing.id,
  surplusOre: sql<number>`(select coalesce(sum(${payments.amountOre}), 0) ${surplusOf})::float8`,
  owesRefund: sql<boolean>`exists (select 1 ${surplusOf} and ${payments.refundedAt} is null)`,
};
const selectOrders = (tx: Transaction) =>
  tx.select(orderColumns).from(orders).leftJoin(replacing, eq(replacing.replaces, orders.id));

type StoredOrder = Awaited<ReturnType<typeof selectOrders>>[number];
export type OrderRow = StoredOrder & { kind: OrderKind };

export const findPayment = async (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  (await select(tx).where(eq(payments.id, id))).map(withStanding)[0];

export const findByProviderReference = async (tx: Transaction, reference: string): Promise<PaymentRow | undefined> =>
  (await select(tx).where(eq(payments.providerReference, reference))).map(withStanding)[0];

export const findByProviderReferences = async (tx: Transaction, references: string[]): Promise<PaymentRow[]> =>
  (await select(tx).where(sql`${payments.providerReference} = any(${sql.param(references)}::text[])`)).map(
    withStanding,
  );

/** A closed order is nobody's any more, unless money came late: it became the gift, or goes back. */
const isInUse = or(isNull(orders.closedAt), isNotNull(orders.paidAt), sql`exists (select 1 ${surplusOf})`);

const isOfVisitor = (order: StoredOrder): order is OrderRow => isOrderKind(order.kind);

export const findOrder = async (tx: Transaction, reference: string): Promise<OrderRow | undefined> =>
  (await selectOrders(tx).where(and(eq(orders.reference, reference), isInUse))).find(isOfVisitor);

export const paymentThatCounts = async (tx: Transaction, orderId: string): Promise<PaymentRow | undefined> =>
  (
    await select(tx)
      .where(eq(payments.orderId, orderId))
      .orderBy(sql`${payments.id} is not distinct from ${orders.paidBy} desc`, desc(payments.createdAt))
      .limit(1)
  ).map(withStanding)[0];

/** As `isOpen` of the contract says it. */
export const isOpenRow = or(inArray(payments.state, [...liveStates]), inArray(payments.reason, [...openReasons]));

/** Whether, beside the payment that counts, one of the order may yet be paid, or one of those that it replaces. */
export const isAnotherOpen = async (tx: Transaction, orderId: string, counts: string | undefined): Promise<boolean> => {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    with recursive chain as (
      select id, replaces from ${orders} where id = ${orderId}
      union
      select replaced.id, replaced.replaces from ${orders} as replaced join chain on replaced.id = chain.replaces
    )
    select exists (
      select 1 from ${payments} join chain on ${payments.orderId} = chain.id
      where ${payments.id} is distinct from ${counts ?? null} and (${isOpenRow})
    ) as found`);
  return rows[0]?.found === true;
};

export const isBegun = async (tx: Transaction, reference: string, idempotencyKey: string): Promise<boolean> => {
  const sameKey = and(eq(orders.reference, reference), eq(payments.idempotencyKey, idempotencyKey));
  return (await select(tx).where(sameKey).limit(1)).length === 1;
};

/** As the partial indexes say it: they are not used where `true` comes as a parameter. */
export const isSurplus = sql`${payments.surplus}`;

export const findSurplusSettledAs = async (
  tx: Transaction,
  settlementReference: string,
): Promise<PaymentRow | undefined> =>
  (
    await select(tx)
      .where(and(eq(payments.settlementReference, settlementReference), isSurplus))
      .limit(1)
  ).map(withStanding)[0];
