import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { MyMembership } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { desc, eq, inArray, sql } from "drizzle-orm";
import type { TheirOrder } from "../../ledger/orders/theirs.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { pickColumns, todayInSweden } from "../../platform/database/tables/columns.ts";
import { membershipDetails, membershipYears } from "../../platform/database/tables/memberships.ts";
import { addressLine, holding, idsOf, type MyDataPart } from "../my-data-part.ts";

const { lastDay } = membershipYears;
const columns = {
  ...pickColumns(membershipYears, "orderId", "memberNumber", "firstDay", "lastDay"),
  ...pickColumns(membershipDetails, "kindName", "household", "street", "postalCode", "town"),
  isActive: sql<boolean>`${lastDay} >= ${todayInSweden}`,
};

/** The newest first. */
const yearsOf = async (db: Transaction, orders: readonly TheirOrder[]) => {
  const ids = idsOf(orders, "membership_gift");
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(membershipYears)
    .innerJoin(membershipDetails, eq(membershipDetails.orderId, membershipYears.orderId))
    .where(inArray(membershipYears.orderId, ids))
    .orderBy(desc(lastDay));
};
type Year = Awaited<ReturnType<typeof yearsOf>>[number];

/** A membership as it is paid for last, since its first year. */
const membershipOf = (years: readonly Year[], byId: ReadonlyMap<string, TheirOrder>): MyMembership[] => {
  const [newest, first] = [years[0], years.at(-1)];
  if (!newest || !first) return [];
  const { memberNumber: number, kindName, household, lastDay: paidUntil, isActive } = newest;
  const order = byId.get(newest.orderId);
  return [
    {
      ...{ number, kindName, household, firstDay: first.firstDay, lastDay: paidUntil, isActive },
      name: [order?.firstName, order?.lastName].filter(Boolean).join(" "),
      fee: toSek(order?.amountOre ?? 0),
    },
  ];
};

export const membershipMyData = {
  orderWords: {
    membership_gift: (_db, orders) =>
      Promise.resolve(
        new Map(orders.map(({ id, lines }) => [id, { about: lines.map(({ name }) => name).join(", ") }])),
      ),
  },
  show: async (db, _person, orders) => {
    const byId = new Map(orders.map((order) => [order.id, order]));
    const years = await yearsOf(db, orders);
    const byMember = Map.groupBy(years, ({ memberNumber }) => memberNumber);
    return { memberships: [...byMember.values()].flatMap((ofOne) => membershipOf(ofOne, byId)) };
  },
  held: async (db, _person, orders) => {
    const years = await yearsOf(db, orders);
    return [
      ...holding("membership", {
        kept: ["membership"],
        shown: years.flatMap(({ household }) => household),
        days: years.map(({ firstDay }) => firstDay),
      }),
      ...holding("address", { kept: ["membership"], shown: years.map(addressLine) }),
    ];
  },
} satisfies MyDataPart;
