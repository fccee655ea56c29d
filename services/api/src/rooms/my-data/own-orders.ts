import type { ProvenBy } from "@hjarta-lunga/contract/my-data.ts";
import { and, count, desc, eq, isNotNull } from "drizzle-orm";
import { isTheirs } from "../../ledger/orders/theirs.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";

/** How many gifts come home by an address. */
export const giftsFrom = async (tx: Transaction, by: ProvenBy, value: string): Promise<number> => {
  const nobodys = { lookup: "", emails: [], mobiles: [] };
  const cameFrom = isTheirs({ ...nobodys, [by === "email" ? "emails" : "mobiles"]: [value] });
  const [found] = await tx
    .select({ found: count() })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), cameFrom));
  return found?.found ?? 0;
};

export const lastOrderOf = async (tx: Transaction, lookup: string) =>
  (
    await tx
      .select({ email: orders.email, mobile: orders.mobile, language: orders.language })
      .from(orders)
      .where(and(eq(orders.personalNumberLookup, lookup), isNotNull(orders.paidAt)))
      .orderBy(desc(orders.paidAt))
      .limit(1)
  )[0];
