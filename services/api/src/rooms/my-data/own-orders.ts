import type { ProvenBy } from "@hjarta-lunga/contract/my-data.ts";
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { Person } from "../../kinds/my-data-part.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";

type Addresses = Pick<Person, "emails" | "mobiles">;

/** A gift that has somebody's number is theirs, whoever reads its mailbox. */
const cameFrom = ({ emails, mobiles }: Addresses): SQL | undefined =>
  and(
    isNull(orders.personalNumberLookup),
    ne(orders.donorKind, "company"),
    or(inArray(sql`lower(${orders.email})`, [...emails, ""]), inArray(orders.mobile, [...mobiles, ""])),
  );

export const isOrderOf = (person: Pick<Person, "lookup" | "emails" | "mobiles">): SQL | undefined =>
  or(eq(orders.personalNumberLookup, person.lookup), cameFrom(person));

/** How many gifts come home by an address. */
export const giftsFrom = async (tx: Transaction, by: ProvenBy, value: string): Promise<number> => {
  const addresses = { emails: [], mobiles: [], [by === "email" ? "emails" : "mobiles"]: [value] };
  const [found] = await tx
    .select({ found: count() })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), cameFrom(addresses)));
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
