import { toOre } from "@hjarta-lunga/contract/money.ts";
import { isOrderKind, productOf, storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { webEvents } from "../../platform/database/tables/visits.ts";

const reference = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{20}(?![0-9A-Z])/g;

/** What looks like an order reference opens a receipt, so it is not stored. */
const scrubUrl = (url: string): string => {
  const parsed = URL.parse(url);
  if (!parsed) return "";
  const campaign = new URLSearchParams([...parsed.searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name)));
  const query = campaign.size > 0 ? `?${campaign}` : "";
  return `${parsed.origin}${parsed.pathname}${query}`.replaceAll(reference, "-");
};

type Purchase = Extract<WebEvent, { requestgroup: "purchase" }>;

const rowOf = ({ session, identity, currentUrl, requestgroup, ...fields }: WebEvent) => ({
  session,
  identity,
  requestGroup: requestgroup,
  currentUrl: scrubUrl(currentUrl),
  fields: "referrer" in fields ? { ...fields, referrer: scrubUrl(fields.referrer) } : fields,
  transactionId: "transactionId" in fields ? fields.transactionId : null,
});

/** Whether it was stored: of a purchase the first that is told, whichever tab or process it comes from. */
export const recordWebEvent = async (db: Database, event: WebEvent): Promise<boolean> => {
  const stored = await db
    .insert(webEvents)
    .values(rowOf(event))
    .onConflictDoNothing({ target: webEvents.transactionId })
    .returning({ entry: webEvents.entry });
  return stored.length > 0;
};

export const purchaseProblems = async (
  db: Database,
  { transactionId, transactionTotal, transactionProducts }: Purchase,
): Promise<Record<string, string> | undefined> => {
  const [order] = await db
    .select({ kind: orders.kind, amountOre: orders.amountOre })
    .from(orders)
    .where(and(eq(orders.shortReference, transactionId), isNotNull(orders.paidAt)));
  if (!order) return { transactionId: "not a paid order" };
  if (toOre(transactionTotal) !== order.amountOre) return { transactionTotal: "not the order's amount" };
  const sumOre = transactionProducts.reduce((sum, { price, quantity }) => sum + toOre(price) * quantity, 0);
  const { category, variant } = storedKinds[order.kind].product;
  const name = isOrderKind(order.kind) ? productOf(order.kind) : order.kind;
  const isOrdered = transactionProducts.every(
    (product) => product.item_id === name && product.item_category === category && product.item_variant === variant,
  );
  return sumOre === order.amountOre && isOrdered ? undefined : { transactionProducts: "not what was ordered" };
};

export const removeExpiredWebEvents = (db: Database) => db.delete(webEvents).where(isPast("webEvent", webEvents.at));
