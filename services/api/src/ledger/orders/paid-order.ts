import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { greetingCards } from "../../platform/database/tables/cards.ts";
import { orderLines, orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";

export const orderColumns = {
  ...pickColumns(orders, "id", "reference", "shortReference", "kind", "amountOre", "language", "paidAt"),
  ...pickColumns(orders, "donorKind", "firstName", "lastName", "companyName"),
  ...pickColumns(orders, "organisationNumber", "personalNumberLookup"),
  method: payments.method,
  refundedAt: payments.refundedAt,
  campaignCode: sql<CampaignCode | null>`(
    select ${greetingCards.campaignCode} from ${greetingCards} where ${greetingCards.orderId} = ${orders.id}
  )`,
  lines: sql<{ name: string; quantity: number; priceOre: number }[]>`coalesce((
    select json_agg(
      json_build_object('name', ${orderLines.name}, 'quantity', ${orderLines.quantity}, 'priceOre', ${orderLines.priceOre})
      order by ${orderLines.position}
    ) from ${orderLines} where ${orderLines.orderId} = ${orders.id}
  ), '[]')`,
};

type Reader = Pick<Database, "select">;
const orderWhere = async (db: Reader, which: SQL) =>
  (await db.select(orderColumns).from(orders).leftJoin(payments, eq(payments.id, orders.paidBy)).where(which))[0];

type Order = NonNullable<Awaited<ReturnType<typeof orderWhere>>>;
export type PaidOrder = Order & { paidAt: Date; method: NonNullable<Order["method"]> };

export const orderByReference = (db: Reader, reference: string) => orderWhere(db, eq(orders.reference, reference));
export const orderById = (db: Reader, id: string) => orderWhere(db, eq(orders.id, id));

export const isPaid = <Found extends Pick<Order, "paidAt" | "method">>(
  order: Found,
): order is Found & Pick<PaidOrder, "paidAt" | "method"> => order.paidAt !== null && order.method !== null;
