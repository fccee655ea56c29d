import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orderLines, orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { articleOrderById, type FoundArticleOrder } from "./repository.ts";
import { giveBack, moveStock, type Counted } from "./stock.ts";

/** As whoever pays it, packs it or sends it does. Nothing where the order is of another kind. */
export const lockArticleOrder = async (
  tx: Transaction,
  orderId: string | null,
): Promise<FoundArticleOrder | undefined> => {
  if (orderId === null) return undefined;
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
  return articleOrderById(tx, orderId);
};

/** Nothing of it is sent any more. What was not packed is for others at once; what comes back, staff count. */
export const noteWithdrawn = async (tx: Transaction, orderId: string, withdrawnAt: Date): Promise<void> => {
  await giveBack(tx, [orderId]);
  const isIt = and(eq(articleOrders.orderId, orderId), isNull(articleOrders.withdrawnAt));
  await tx.update(articleOrders).set({ withdrawnAt }).where(isIt);
};

/** Money came after all of it was withdrawn from, and is still here: what its customer keeps after all is sent. */
export const noteKept = async (tx: Transaction, orderId: string): Promise<void> => {
  const isPaid = sql`exists (
    select from ${orders} join ${payments} on ${payments.id} = ${orders.paidBy}
    where ${orders.id} = ${orderId} and ${payments.refundedAt} is null)`;
  await tx
    .update(articleOrders)
    .set({ withdrawnAt: null })
    .where(and(eq(articleOrders.orderId, orderId), isPaid));
};

type Line = FoundArticleOrder["lines"][number];

/** "2001" is all of the article that is still to be sent, "2001=1" is one of them. */
const readAsked = ({ toSend }: FoundArticleOrder, written: string): Counted => {
  const [, articleNumber = "", number] = /^(.*?)(?:=(\d{1,9}))?$/s.exec(written) ?? [];
  const left = toSend.find(({ item }) => item === articleNumber);
  if (!left) throw new Error(`${articleNumber} is not in the order.`);
  const quantity = number === undefined ? left.quantity : Number(number);
  if (quantity < 1 || quantity > left.quantity)
    throw new Error(`Of ${articleNumber} there are ${left.quantity} in the order.`);
  return { articleNumber, quantity };
};

const readPart = (order: FoundArticleOrder, asked: readonly string[]): Map<string, number> => {
  const listed = order.toSend.map(({ item, quantity, name }) => `${item}=${quantity} (${name})`).join(", ");
  if (asked.length === 0) throw new Error(`Say of which articles, and how many: ${listed}.`);
  if (order.paidAt === null) throw new Error("Nobody has paid it: settle it with whole or none.");
  const part = asked.map((written) => readAsked(order, written));
  const byArticle = new Map(part.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  if (byArticle.size < part.length) throw new Error("Name each article once.");
  if (order.toSend.every(({ item, quantity }) => byArticle.get(item) === quantity))
    throw new Error("That is all that is left of it: settle it with whole.");
  return byArticle;
};

const isHeld = ({ packedAt, releasedAt }: FoundArticleOrder) => packedAt === null && releasedAt === null;

/** These are not sent. What was not packed is for others at once; what comes back, staff count. */
export const noteWithdrawnPart = async (
  tx: Transaction,
  order: FoundArticleOrder,
  asked: readonly string[],
): Promise<void> => {
  const part = readPart(order, asked);
  const withdrawn = order.lines.flatMap((line: Line) => {
    const quantity = part.get(line.item);
    return quantity === undefined ? [] : [{ line, articleNumber: line.item, quantity }];
  });
  for (const { line, quantity } of withdrawn)
    await tx
      .update(orderLines)
      .set({ withdrawn: line.withdrawn + quantity })
      .where(and(eq(orderLines.orderId, order.orderId), eq(orderLines.position, line.position)));
  if (isHeld(order)) await moveStock(tx, { wanted: [], given: withdrawn.filter(({ line }) => line.takesStock) });
};
