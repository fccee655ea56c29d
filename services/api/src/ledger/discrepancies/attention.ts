import { toSek } from "@hjarta-lunga/contract/money.ts";
import { asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { bankFiles } from "../../platform/database/tables/bank-files.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentDiscrepancies, paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import type { AttentionSection, Section } from "../../platform/staff/section.ts";
import { settlementsOf, whatOf } from "./discrepancy-kinds.ts";

const columns = {
  number: paymentDiscrepancies.number,
  order: orders.shortReference,
  method: payments.method,
  kind: paymentDiscrepancies.kind,
  state: payments.state,
  askedOre: payments.amountOre,
  cameOre: paymentDiscrepancies.amountOre,
  code: paymentDiscrepancies.code,
  reference: payments.providerReference,
  file: bankFiles.id,
  line: paymentDiscrepancies.line,
  at: paymentDiscrepancies.at,
  email: orders.email,
  mobile: orders.mobile,
};

const select = (db: Database) =>
  db
    .select(columns)
    .from(paymentDiscrepancies)
    .innerJoin(payments, eq(payments.id, paymentDiscrepancies.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(bankFiles, eq(bankFiles.id, paymentDiscrepancies.fileId));

const open = async (db: Database) => {
  const rows = await select(db).where(isNull(paymentDiscrepancies.settledAt)).orderBy(asc(paymentDiscrepancies.number));
  return rows.map(({ number, order, method, kind, state, askedOre, cameOre, ...others }) => ({
    ...{ number, order, what: whatOf({ kind, state }), method, state },
    ...{ askedSek: toSek(askedOre), cameSek: cameOre === null ? null : toSek(cameOre), ...others },
    settle: settlementsOf({ kind, state, method, cameOre }).join(", "),
  }));
};

const command = "npm run discrepancies --workspace services/api --";

export const discrepancySections: AttentionSection[] = [
  {
    heading: "News of money that contradicts our books",
    isGrave: true,
    remedy:
      "Our books are as they were. See on the account, or in the provider's portal, what came and what went, and call the " +
      "giver where it concerns one; a line of the bank's file is shown by: npm run bank-files --workspace services/api -- " +
      `line <file> <line> "<who you are: why>". Then: ${command} settle <number> <what it was> "<who you are: what you ` +
      'saw>". What it was: right (our books are), gift (what came is booked as one, as the giver wants it), asked (what we ' +
      "asked for came), given-back (you have paid back what came), unpaid (the money is not here, and it is no gift: of a " +
      "claim, the gift of that amount that came by the same draw).",
    rows: open,
  },
];

const shown = 60;

export const settledSection: Section = {
  heading: "What staff have settled",
  remedy: "The newest first.",
  rows: (db) =>
    db
      .select({
        at: paymentEvents.at,
        order: orders.shortReference,
        what: paymentEvents.providerCode,
        who: paymentEvents.who,
        note: paymentEvents.note,
      })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(isNotNull(paymentEvents.who))
      .orderBy(desc(paymentEvents.entry))
      .limit(shown),
};
