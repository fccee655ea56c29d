import { liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { Database, Transaction } from "../../../platform/database/connect.ts";
import { mails } from "../../../platform/database/tables/mail.ts";
import { mandateDraws, mandates, missedDrawEvents } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import { showSections } from "../../../platform/staff/section.ts";
import { lastEvening } from "../bank/nights.ts";
import { missableDraws, type MissableDraws } from "./due-draws.ts";
import { isAgreed } from "./monthly-draws.ts";

type Bank = Pick<Environment, "autogiro">;
/** Draws of which the bank should have been told by the night of this evening. */
export type Missable = MissableDraws & { evening: string };

export const missable = async (tx: Transaction, { autogiro }: Bank): Promise<Missable[]> => {
  const evening = await lastEvening(tx);
  return missableDraws(evening, autogiro.leadBankingDays).map((due) => ({ ...due, evening }));
};

const array = (values: readonly string[]) => sql.param([...values]);

/** Whether a living mandate should have been drawn, was not, and nobody has decided about it. As the night sees it. */
export const isMissed = ({ month, evening, ...due }: Missable) =>
  and(
    isAgreed({ month, ...due }),
    sql`${mandates.stateSince} < (${evening}::date + make_interval(hours => ${bankNightHour})) at time zone 'Europe/Stockholm'`,
    sql`not exists (select 1 from ${mandateDraws} where ${mandateDraws.mandateId} = ${mandates.id}
    and ${mandateDraws.month} = ${month} and ${mandateDraws.kind} = 'monthly')`,
    // What was drawn on an account before, whose place this one took.
    sql`(${mandates.replaces} is null or not exists (
    select 1 from ${mandates} as older
    join ${mandateDraws} on ${mandateDraws.mandateId} = older.id
    join ${payments} on ${payments.id} = ${mandateDraws.paymentId}
    where older.holder_lookup = ${mandates.holderLookup} and older.created_at < ${mandates.createdAt}
      and ${mandateDraws.month} = ${month} and ${mandateDraws.kind} = 'monthly'
      and ${payments.state} = any(${array([...liveStates, "paid"])}::text[])))`,
    sql`not exists (select 1 from ${missedDrawEvents} where ${missedDrawEvents.mandateId} = ${mandates.id}
    and ${missedDrawEvents.month} = ${month})`,
  );

const command = "npm run mandate --workspace services/api --";

const shownMonth = (month: string) => month.slice(0, 7);

const missedRows = async (db: Database, environment: Bank) => {
  const rows = [];
  for (const due of await missable(db, environment)) {
    const found = await db.select().from(mandates).where(isMissed(due)).orderBy(asc(mandates.id));
    for (const { shortReference, amountOre, email, mobile } of found)
      rows.push({
        ...{ mandate: shortReference, month: shownMonth(due.month), day: due.agreedOn },
        ...{ sek: toSek(amountOre ?? 0), madeUpUntil: due.madeUpUntil, email, mobile },
      });
  }
  return rows;
};

const waitingRows = async (db: Database) => {
  const rows = await db
    .select({
      mandate: mandates.shortReference,
      month: mandateDraws.month,
      drawOn: mandateDraws.dueOn,
      mailSentAt: mails.sentAt,
      email: mails.recipient,
    })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(mails, and(eq(mails.ownerId, mandateDraws.orderId), eq(mails.template, "lateDraw")))
    .where(and(eq(mandateDraws.kind, "monthly"), isNull(mandateDraws.undoneAt), isNull(mandateDraws.fileId)))
    .orderBy(asc(mandateDraws.dueOn), asc(mandateDraws.id));
  return rows.map(({ mandate, month, ...row }) => ({ mandate, month: shownMonth(month), ...row }));
};

export const showMissed = (db: Database, environment: Bank): Promise<string> =>
  showSections(db, [
    {
      heading: "Mandates that were not drawn for a month",
      remedy: "Whoever has no e-mail address is to be called: nobody is drawn late without a mail first.",
      rows: () => missedRows(db, environment),
    },
    {
      heading: "Mandates that are to be drawn late",
      remedy: `Not before the mail has gone. Who says no: ${command} let-go <mandate> <month> "<who you are: why>"`,
      rows: () => waitingRows(db),
    },
  ]);
