import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { articleOrdersWhere, type FoundArticleOrder } from "./repository.ts";

type Found = Pick<FoundArticleOrder, "orderId" | "shortReference" | "email" | "packedAt" | "shippedAt" | "withdrawnOn">;

const lockPaid = async (tx: Pick<Database, "select">, shortReference: string): Promise<Found> => {
  const [locked] = await tx
    .select({ id: orders.id, paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.shortReference, shortReference), eq(orders.kind, "article_order")))
    .for("update");
  const [order] = locked ? await articleOrdersWhere(tx, eq(orders.id, locked.id)) : [];
  if (!order) throw new Error(`There is no order of articles with the number ${shortReference}.`);
  if (order.paidAt === null) throw new Error(`${shortReference} is not paid.`);
  return order;
};

export const notePacked = (db: Database, shortReferences: string[]): Promise<string> =>
  db.transaction(async (tx) => {
    // In the order of their numbers: others may note the same ones.
    const found: Found[] = [];
    for (const one of [...shortReferences].sort()) found.push(await lockPaid(tx, one));
    const withdrawn = found.filter(({ withdrawnOn }) => withdrawnOn !== null).map((one) => one.shortReference);
    if (withdrawn.length > 0)
      throw new Error(
        `Nothing was noted: the customer has withdrawn from ${withdrawn.join(", ")}. Keep it here, and note the others.`,
      );
    const ids = found.map(({ orderId }) => orderId);
    await tx
      .update(articleOrders)
      .set({ packedAt: now })
      .where(and(inArray(articleOrders.orderId, ids), isNull(articleOrders.packedAt)));
    return `Packed: ${shortReferences.join(", ")}.\n`;
  });

export const noteShipped = (db: Database, shortReference: string, written = ""): Promise<string> =>
  db.transaction(async (tx) => {
    const { orderId, email, shippedAt, withdrawnOn } = await lockPaid(tx, shortReference);
    if (shippedAt !== null) throw new Error(`${shortReference} was sent before: ${shippedAt.toISOString()}.`);
    const trackingNumber = written.trim() === "" ? null : written.trim();
    await tx
      .update(articleOrders)
      .set({ packedAt: sql`coalesce(${articleOrders.packedAt}, now())`, shippedAt: now, trackingNumber })
      .where(eq(articleOrders.orderId, orderId));
    await writeMail(tx, { ownerId: orderId, template: "articlesShipped", recipient: email });
    const isTold = `Sent: ${shortReference}. Its customer gets a mail within two minutes.\n`;
    return withdrawnOn === null
      ? isTold
      : `${isTold}The customer withdrew from it on ${withdrawnOn}: npm run withdrawals tells what waits.\n`;
  });
