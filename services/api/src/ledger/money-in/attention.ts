import { toSek } from "@hjarta-lunga/contract/money.ts";
import { asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { bankFiles } from "../../platform/database/tables/bank-files.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import type { AttentionSection, Section } from "../../platform/staff/section.ts";
import { isAside } from "./find-invoices.ts";
import { reasons } from "./reasons.ts";

const columns = {
  ...pickColumns(moneyIn, "number", "bookedOn", "amountOre", "reason", "words", "payer", "bankReference"),
  payerReference: moneyIn.reference,
  file: bankFiles.name,
  order: orders.shortReference,
  askedOre: payments.amountOre,
};

const select = (db: Database) =>
  db
    .select(columns)
    .from(moneyIn)
    .innerJoin(bankFiles, eq(bankFiles.id, moneyIn.fileId))
    .leftJoin(payments, eq(payments.id, moneyIn.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId));

const setAside = async (db: Database) => {
  const rows = await select(db).where(isAside).orderBy(asc(moneyIn.number));
  return rows.map(({ number, bookedOn, amountOre, reason, order, askedOre, ...others }) => ({
    ...{ item: number, day: bookedOn, sek: toSek(amountOre), why: reason && reasons[reason], order },
    ...{ invoiceSek: askedOre === null ? null : toSek(askedOre), ...others },
  }));
};

const command = "npm run settle-money-in --workspace services/api --";

export const moneyInSections: AttentionSection[] = [
  {
    heading: "Money that came to our bankgiro and is set aside",
    isGrave: true,
    remedy:
      "Nothing is booked of it. What is less than its invoice is booked by itself when the rest comes. Else see who paid, " +
      `and ask them where it is not plain. Then one of: ${command} <item> order <order> "<who you are: why>" (the order's ` +
      `invoice is paid by it, and by what has come for it before), ${command} <item> gift "<who you are: why>" (a gift of ` +
      `its own), ${command} <item> back "<who you are: why>" (you have paid it back in the bank)`,
    rows: setAside,
  },
];

const shown = 60;

export const settledItems: Section = {
  heading: "What staff have settled",
  remedy: "The newest first.",
  rows: async (db) => {
    const rows = await db
      .select({
        ...pickColumns(moneyIn, "number", "settledAt", "amountOre", "reason", "settledAs", "settledBy", "note"),
        order: orders.shortReference,
      })
      .from(moneyIn)
      .leftJoin(payments, eq(payments.id, moneyIn.paymentId))
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(isNotNull(moneyIn.settledBy))
      .orderBy(desc(moneyIn.settledAt))
      .limit(shown);
    return rows.map(({ amountOre, ...row }) => ({ ...row, sek: toSek(amountOre) }));
  },
};

/** Sums beside sums, for whoever reconciles: of Autogiro what its own files say was drawn that day. */
export const knownElsewhere: Section = {
  heading: "Known from elsewhere, by the bank's day",
  remedy: "Autogiro is booked from its own files, Swish from its own service: compare the sums. The newest first.",
  rows: async (db) => {
    const rows = await db
      .select({
        day: moneyIn.bookedOn,
        from: moneyIn.knownFrom,
        items: sql<number>`count(*)::int`,
        ore: sql<number>`sum(${moneyIn.amountOre})::float8`,
      })
      .from(moneyIn)
      .where(isNotNull(moneyIn.knownFrom))
      .groupBy(moneyIn.bookedOn, moneyIn.knownFrom)
      .orderBy(desc(moneyIn.bookedOn))
      .limit(shown);
    return rows.map(({ ore, ...row }) => ({ ...row, sek: toSek(ore) }));
  },
};
