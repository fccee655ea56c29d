import { asc, and, eq, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/connect.ts";
import { bankFiles, bankNotices } from "../../../platform/database/tables/bank-files.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { paymentDiscrepancies, payments } from "../../../platform/database/tables/payments.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import type { AttentionSection } from "../../../platform/staff/section.ts";
import { missedSections } from "../draws/missed-draws.ts";
import { nightSections } from "./night-attention.ts";
import { isOpenAside } from "./read-files.ts";

const ago = (interval: string) => sql`now() - ${interval}::interval`;

const setAside = (db: Database) =>
  db
    .select({
      file: bankFiles.name,
      id: bankFiles.id,
      cameAt: bankFiles.madeAt,
      problem: bankFiles.problem,
      linesRead: bankFiles.linesRead,
    })
    .from(bankFiles)
    .where(isOpenAside)
    .orderBy(asc(bankFiles.madeAt));

const lines = (db: Database) =>
  db
    .select({
      file: bankFiles.name,
      id: bankFiles.id,
      line: bankNotices.line,
      what: bankNotices.what,
      code: bankNotices.code,
      at: bankNotices.at,
    })
    .from(bankNotices)
    .innerJoin(bankFiles, eq(bankFiles.id, bankNotices.fileId))
    .where(isNull(bankNotices.doneAt))
    .orderBy(asc(bankNotices.at), asc(bankNotices.line));

const unsent = (db: Database) =>
  db
    .select({ file: bankFiles.name, id: bankFiles.id, madeAt: bankFiles.madeAt })
    .from(bankFiles)
    .where(and(eq(bankFiles.direction, "toBank"), isNull(bankFiles.sentAt), lt(bankFiles.madeAt, ago("1 hour"))))
    .orderBy(asc(bankFiles.madeAt));

const unanswered = (db: Database) =>
  db
    .select({ mandate: mandates.shortReference, sentAt: mandates.stateSince })
    .from(mandates)
    .where(and(eq(mandates.state, "sent"), lt(mandates.stateSince, ago("14 days"))))
    .orderBy(asc(mandates.stateSince));

/** By the file, however many they are: a file that was lost leaves thousands. What the bank did speak of is listed as that. */
const undrawn = (db: Database) =>
  db
    .select({ file: bankFiles.name, id: bankFiles.id, dueOn: mandateDraws.dueOn, draws: sql<number>`count(*)::int` })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .innerJoin(bankFiles, eq(bankFiles.id, mandateDraws.fileId))
    .where(
      and(
        sql`${payments.state} in ('waiting', 'unknown')`,
        lt(sql`${mandateDraws.dueOn}::timestamptz`, ago("7 days")),
        notExists(db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, payments.id))),
      ),
    )
    .groupBy(bankFiles.name, bankFiles.id, mandateDraws.dueOn)
    .orderBy(asc(mandateDraws.dueOn));

/** Their lines are in no file: the bank does not know of them, or is not asked. */
const leftOut = (db: Database) =>
  db
    .select({
      mandate: mandates.shortReference,
      state: mandates.state,
      toBank: mandates.bankErrand,
      problem: mandates.nightProblem,
    })
    .from(mandates)
    .where(isNotNull(mandates.nightProblem))
    .orderBy(asc(mandates.createdAt));

const command = "npm run bank-files --workspace services/api --";

export const bankSections = (environment: Pick<Environment, "autogiro">): AttentionSection[] => [
  ...nightSections(environment),
  ...missedSections(environment),
  {
    heading: "Mandates that the night's file was written without",
    isGrave: true,
    remedy:
      "The bank is told nothing of them, and all others are drawn. See the mandate (npm run mandate --workspace services/api " +
      "-- show <number>), and mend what is named: a key that is missing in the environment (unreadable), a field that is " +
      "wrong in the database. They go with the next night by themselves.",
    rows: leftOut,
  },
  {
    heading: "Files from the bank that cannot be read",
    isGrave: true,
    remedy:
      "Nothing of them took effect beyond the lines that were read. When a setting or our reader was wrong and is mended: " +
      `${command} read <id> "<who you are: what was mended>". When the file itself is wrong, ask Bankgirot for it once ` +
      `more; it is read when it comes. Then: ${command} done <id> "<who you are: what you did>"`,
    rows: setAside,
  },
  {
    heading: "Lines from the bank that nothing was done by",
    isGrave: true,
    remedy:
      `See the line itself: ${command} line <id> <line> "<who you are: why>". Do what it asks, call the giver where it ` +
      `concerns one. Then: ${command} done <id> <line> "<who you are: what you did>"`,
    rows: lines,
  },
  {
    heading: "Files that have not gone to the bank for an hour",
    isGrave: true,
    remedy: "The folder for the bank is away or full: the API's log says which. They go by themselves when it is back.",
    rows: unsent,
  },
  {
    heading: "Draws of which the bank has said nothing for a week after their day",
    isGrave: true,
    remedy:
      "Ask Bankgirot for its payment specification of that day, and whether it has our file. Only if it says that the " +
      `whole file never came: ${command} again <id> "<who you are: who said so>"`,
    rows: undrawn,
  },
  {
    heading: "Mandates of which the bank has said nothing for two weeks",
    isGrave: true,
    remedy: "Ask Bankgirot. A giver who asks is told that the bank has not answered and that nothing is drawn.",
    rows: unanswered,
  },
];
