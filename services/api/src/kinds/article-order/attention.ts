import { and, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";
import { articleOrdersWhere, isWithdrawn } from "./repository.ts";

const waitedDays = 3;
const longAgo = (moment: SQL) => sql`${moment} < now() - make_interval(days => ${waitedDays})`;

export const isToPack = and(isNotNull(orders.paidAt), isNull(articleOrders.packedAt), sql`not ${isWithdrawn}`);

const waiting = async (db: Database, which: SQL | undefined) =>
  (await articleOrdersWhere(db, which)).map(({ shortReference, paidAt, packedAt, toSend }) => ({
    order: shortReference,
    paidAt,
    packedAt,
    articles: toSend.map(({ item, quantity }) => `${quantity} × ${item}`).join(", "),
  }));

export const articleSections: AttentionSection[] = [
  {
    heading: "Orders of articles that have waited to be packed for three days",
    isGrave: false,
    remedy:
      "Print what to pack: npm run article-orders --workspace services/api -- packing-list <file.pdf>. Then: -- packed " +
      "<order>, and when the parcel is posted -- shipped <order> [tracking number].",
    rows: (db) => waiting(db, and(isToPack, longAgo(sql`${orders.paidAt}`))),
  },
  {
    heading: "Parcels that were packed three days ago and are not posted",
    isGrave: false,
    remedy: "Post them, then: npm run article-orders --workspace services/api -- shipped <order> [tracking number].",
    rows: (db) =>
      waiting(
        db,
        and(isNull(articleOrders.shippedAt), longAgo(sql`${articleOrders.packedAt}`), sql`not ${isWithdrawn}`),
      ),
  },
];
