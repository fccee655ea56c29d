import { and, asc, eq, gt, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import {
  lockArticleOrder,
  noteKept,
  noteWithdrawn,
  noteWithdrawnPart,
} from "../../kinds/article-order/note-withdrawn.ts";
import { noteWholeGivenBack } from "../../ledger/payments/refund.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { withdrawalOutcomes, withdrawals } from "../../platform/database/tables/withdrawals.ts";
import { now } from "../../platform/database/time.ts";
import { staffNote, wholeNumber, type Commands } from "../../platform/staff/command.ts";
import { showSections, type AttentionSection } from "../../platform/staff/section.ts";
import { withdrawalDeadline } from "./receive.ts";

const shortDays = 7;
const waiting = isNull(withdrawals.settledAt);

const listed = (db: Database, which: SQL | undefined) =>
  db
    .select({
      number: withdrawals.number,
      order: withdrawals.orderNumber,
      of: sql<string>`case when ${withdrawals.part} is null then 'whole' else 'part' end`,
      finding: withdrawals.finding,
      received: withdrawals.receivedAt,
      moneyBackBy: withdrawalDeadline,
      paid: orders.paidAt,
      givenBack: payments.refundedAt,
      shipped: articleOrders.shippedAt,
      email: withdrawals.email,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(payments, eq(payments.id, orders.paidBy))
    .leftJoin(articleOrders, eq(articleOrders.orderId, withdrawals.orderId))
    .where(which)
    .orderBy(asc(withdrawals.number));

const remedy =
  'Read it: npm run withdrawals --workspace services/api -- show <number> "<who>: <why>". The law has the money back ' +
  "within fourteen days, with the usual postage where all goes back: give it back in the provider's portal, the way it " +
  "was paid. The finding is of the moment when it came: one that was unpaid then and is paid now is due as one inTime, " +
  "and is settled at the second try, since the first one only tells so. " +
  "Where it is another than inTime, write to the customer what becomes of it. Then: -- settle " +
  '<number> whole|part|none "<who>: <what you did>". Meanwhile the order is not on the list of what to pack; after part ' +
  "or none it is again; of a part say which articles, which are then not on it: -- settle <number> part <article>=<how " +
  'many> "<who>: <what you did>". One that is not paid cannot be paid while it waits, nor after whole; after none, where ' +
  "the customer wants it all the same, it can. Where the number or the address was mistyped, write it anew at /angra-kop/ as it should be, and " +
  "settle this one with none: the right order is kept back only then.";

/** Staff have judged the order with its money, or another notice of it waits and shows the money. */
const isJudgedSince = sql`exists (
  select from ${withdrawals} as other
  where other.order_id = ${orders.id} and coalesce(other.settled_at, 'infinity') >= ${payments.settledAt})`;
/** They kept the order after all, and began to pay it only then. */
const isPaidAsKept = sql`(${withdrawals.outcome} = 'none' and ${payments.createdAt} > ${withdrawals.settledAt})`;

/** The money came after staff had settled what became of the withdrawal: nobody else sees that it is due. */
const isPaidSince = and(
  isNotNull(articleOrders.orderId),
  gt(payments.settledAt, withdrawals.settledAt),
  sql`not ${isJudgedSince}`,
  sql`not ${isPaidAsKept}`,
  isNull(payments.refundedAt),
  isNull(articleOrders.shippedAt),
);

const isShort = sql`${withdrawals.receivedAt} < now() - make_interval(days => ${shortDays})`;

export const withdrawalSections: AttentionSection[] = [
  {
    heading: "Purchases that were paid after a withdrawal from them was settled",
    isGrave: true,
    remedy:
      "Ask the customer what they want. Where they withdraw, give the money back in the provider's portal, note it by npm " +
      'run note-given-back --workspace services/api -- <order> whole "<who>: <what you did>", and put what it held back on ' +
      "the shelf (npm run article-orders, stock add); otherwise post it. After one of the two it is gone from here.",
    rows: (db) => listed(db, isPaidSince),
  },
  {
    heading: `Purchases withdrawn from that have waited for ${shortDays} days: the money is due back within fourteen`,
    isGrave: true,
    remedy,
    rows: (db) => listed(db, and(waiting, isShort)),
  },
  {
    heading: "Purchases that somebody has withdrawn from",
    isGrave: false,
    remedy,
    rows: (db) => listed(db, and(waiting, sql`not ${isShort}`)),
  },
];

const numbered = async (db: Database, written: string | undefined) => {
  const number = wholeNumber(written);
  const [found] = number === undefined ? [] : await db.select().from(withdrawals).where(eq(withdrawals.number, number));
  if (!found) throw new Error("There is no withdrawal with that number.");
  return found;
};

/** Where the order has another address, staff compare the two. */
const ordersNumbered = (db: Database, orderNumber: string) =>
  db
    .select({
      ...pickColumns(orders, "id", "kind", "email", "paidAt"),
      lookup: orders.personalNumberLookup,
      refundedAt: payments.refundedAt,
    })
    .from(orders)
    .leftJoin(payments, eq(payments.id, orders.paidBy))
    .where(eq(orders.shortReference, orderNumber));

const moneyOf = ({ paidAt, refundedAt }: { paidAt: Date | null; refundedAt: Date | null }): string => {
  if (paidAt === null) return "not paid";
  const paid = `paid ${paidAt.toISOString()}`;
  return refundedAt === null ? `${paid}, and not given back` : `${paid}, given back ${refundedAt.toISOString()}`;
};

const show = async (db: Database, [written]: string[]): Promise<string> => {
  const found = await numbered(db, written);
  const [order] = await ordersNumbered(db, found.orderNumber);
  const theOrder = order
    ? `There is such an order, of the kind ${order.kind}, ${order.id === found.orderId ? "with this address" : `with another address: ${order.email ?? "none any more"}`}; ${moneyOf(order)}`
    : "There is no such order";
  const lines = [
    `Withdrawal ${found.number}, received ${found.receivedAt.toISOString()}, found then: ${found.finding}`,
    `From ${found.name ?? "nobody named"}, ${found.email}`,
    `Order ${found.orderNumber}. ${theOrder}.`,
    `\n${found.part ?? "All of it."}`,
    ...(found.settledAt
      ? [
          `\nSettled ${found.settledAt.toISOString()} by ${found.settledBy ?? ""}, ${found.outcome ?? ""}: ${found.settledNote ?? ""}`,
        ]
      : []),
  ];
  return `${lines.join("\n")}\n`;
};

/** Who settles it may not know of the money yet: they are told once, and nothing is noted as given back meanwhile. */
const wasUnpaid = async (tx: Transaction, id: string): Promise<boolean> => {
  const isUnpaid = and(eq(withdrawals.id, id), waiting, eq(withdrawals.finding, "unpaid"));
  const found = await tx
    .update(withdrawals)
    .set({ finding: "inTime" })
    .where(isUnpaid)
    .returning({ id: withdrawals.id });
  return found.length === 1;
};

const settleWithdrawal = async (db: Database, [written, asked, ...others]: string[]): Promise<string> => {
  const outcome = withdrawalOutcomes.find((one) => one === asked);
  if (!outcome) throw new Error(`Say what became of it: ${withdrawalOutcomes.join(", ")}.`);
  const { who, note: what } = staffNote(others.at(-1));
  const articles = others.slice(0, -1);
  if (outcome !== "part" && articles.length > 0) throw new Error("Only of a part is said which articles.");
  const { id, orderId, receivedAt } = await numbered(db, written);
  const isSettled = await db.transaction(async (tx) => {
    const order = await lockArticleOrder(tx, orderId);
    if (order?.paidAt != null && (await wasUnpaid(tx, id))) return false;
    const settled = await tx
      .update(withdrawals)
      .set({ outcome, settledAt: now, settledBy: who, settledNote: what })
      .where(and(eq(withdrawals.id, id), waiting))
      .returning({ id: withdrawals.id });
    if (settled.length === 0) throw new Error("It has been settled already.");
    if (outcome !== "whole" && order) await noteKept(tx, order.orderId);
    if (outcome === "part" && order) await noteWithdrawnPart(tx, order, articles);
    if (outcome === "whole" && order) {
      await noteWithdrawn(tx, order.orderId, receivedAt);
      await noteWholeGivenBack(tx, order.orderId, { who, note: what });
    }
    return true;
  });
  if (!isSettled)
    throw new Error("It was not paid when it came, and is paid now. See what is due, and settle it then.");
  return (
    "Settled. What comes back in a parcel goes on the shelf by: npm run article-orders --workspace services/api -- " +
    "stock add. What was never packed is there already, where all of an order goes back.\n"
  );
};

const whose = async (db: Database, [written]: string[]) => {
  const { orderId, orderNumber } = await numbered(db, written);
  const [order] = await ordersNumbered(db, orderNumber);
  return order?.id === orderId ? order.lookup : null;
};

export const withdrawalCommands: Commands = {
  "withdrawals list": {
    follows: "[all]",
    explained: "Purchases that somebody has withdrawn from, and that wait; with all, also those that are settled.",
    reads: "many",
    run: ({ db }, [which]) =>
      showSections(db, [
        { heading: "Withdrawals", remedy, rows: () => listed(db, which === "all" ? undefined : waiting) },
      ]),
  },
  "withdrawals show": {
    follows: '<number> "<who>: <why>"',
    explained: "What somebody withdraws from, in their own words, and what is known of the order.",
    reads: whose,
    run: ({ db }, given) => show(db, given),
  },
  "withdrawals settle": {
    follows: '<number> whole|part|none [<article>[=<how many>] ...] "<who>: <what you did>"',
    explained:
      "Notes what became of a withdrawal: the money is back for all, for a part or for none of it. Of a part, which " +
      "articles: they are not sent.",
    reads: "nobody",
    run: ({ db }, given) => settleWithdrawal(db, given),
  },
};
