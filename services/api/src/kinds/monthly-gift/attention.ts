import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { Database } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { bankFiles, bankNotices } from "../../platform/database/tables/bank-files.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { paymentDiscrepancies, payments } from "../../platform/database/tables/payments.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";
import { isOpenAside } from "../../ledger/bank-files/read-files.ts";
import { isBankHeld } from "../../ledger/bank-files/after-restore.ts";
import { filesLeftByAgent } from "../../ledger/bank-files/bank-folders.ts";
import { missedNights } from "./bank/nights.ts";
import { isMissed, missable, type Missable } from "./draws/missed-draws.ts";

type Bank = Pick<Environment, "autogiro">;

const mandateCommand = "npm run mandate --workspace services/api --";

const leftByAgent = (folder: string) =>
  filesLeftByAgent(folder).catch((error: unknown) => [{ folder, file: String(error), since: null }]);

/** `now`: another moment than the database's, such as "2026-12-21T10:00+01". */
export const nightSections = ({ autogiro }: Bank, now?: string): AttentionSection[] => [
  {
    heading: "Evenings on which the bank was told nothing",
    isGrave: true,
    remedy:
      "No night has run since: nobody is drawn, and new mandates wait. See that the API runs and what its log says of " +
      "bankNight. What is missed is made up for by the next night, for ten days after a draw's day; after that see below " +
      "whom it cost.",
    rows: async (db: Database) => {
      const { last, missed } = await missedNights(db, now);
      return missed[0] === undefined ? [] : [{ lastNight: last, missedSince: missed[0], nights: missed.length }];
    },
  },
  {
    heading: "Files that the file agent has left for an hour",
    isGrave: true,
    remedy:
      "It began a file of the bank and did not end it, or has not fetched ours since the evening: see that it runs. What " +
      "it never ends is fetched from the bank once more; then remove the half of it.",
    rows: () => leftByAgent(autogiro.folder),
  },
  {
    heading: "The bank is told nothing since a backup was restored",
    isGrave: true,
    remedy:
      "What it was told between the backup and the restore is not known here, and would be told again: people would be " +
      "drawn twice. Ask the bank which files it has, and compare (docs/operations.md, Backups). Then remove RESTORED.txt.",
    rows: () => Promise.resolve(isBankHeld(autogiro.folder) ? [{ folder: autogiro.folder, file: "RESTORED.txt" }] : []),
  },
];

const counted = async (db: Database, due: Missable) => {
  const [row] = await db
    .select({
      mandates: sql<number>`count(*)::int`,
      ore: sql<number>`coalesce(sum(${mandates.amountOre}), 0)::float8`,
      withoutEmail: sql<number>`(count(*) filter (where ${mandates.email} is null))::int`,
    })
    .from(mandates)
    .where(isMissed(due));
  if (!row || row.mandates === 0) return [];
  const { ore, withoutEmail } = row;
  return [{ day: due.agreedOn, mandates: row.mandates, sek: toSek(ore), withoutEmail, madeUpUntil: due.madeUpUntil }];
};

export const missedSections = (environment: Bank): AttentionSection[] => [
  {
    heading: "Living mandates without the draw of a day that should have had its night",
    isGrave: true,
    remedy:
      "Until the day that is named last, the next night makes up for it by itself: see that nights run. After it nothing is " +
      `drawn by itself. Whom it cost: ${mandateCommand} missed. Those with an e-mail address are written to and drawn about two ` +
      `weeks later by: ${mandateCommand} draw-late <month> "<who you are: why>". Call the others. Who says no, and who is not ` +
      `to be drawn for the month: ${mandateCommand} let-go <mandate> <month> "<who you are: why>"`,
    rows: async (db) => {
      const rows = [];
      for (const due of await missable(db, environment)) rows.push(...(await counted(db, due)));
      return rows;
    },
  },
];

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
      ...pickColumns(bankNotices, "line", "what", "code", "at"),
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

/** By the file: one that was lost leaves thousands. What contradicts our books is listed elsewhere. */
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

const leftOut = (db: Database) =>
  db
    .select({
      mandate: mandates.shortReference,
      state: mandates.state,
      toBank: mandates.bankInstruction,
      problem: mandates.nightProblem,
    })
    .from(mandates)
    .where(isNotNull(mandates.nightProblem))
    .orderBy(asc(mandates.createdAt));

const command = "npm run bank-files --workspace services/api --";

export const bankSections = (environment: Bank): AttentionSection[] => [
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

const waiting = async (db: Database) => {
  const rows = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.state, "awaiting_signature"), isNotNull(mandates.approvalAskedBy)))
    .orderBy(asc(mandates.createdAt));
  return rows.map(({ shortReference, amountOre, approvalAskedBy, signedAt }) => ({
    ...{ mandate: shortReference, sek: toSek(amountOre ?? 0), recordedBy: approvalAskedBy, signedAt },
  }));
};

export const secondPersonSections: AttentionSection[] = [
  {
    heading: "Mandates on paper that wait for a second person",
    isGrave: false,
    remedy:
      "Nothing is drawn, and the bank is not told. Another than who wrote it down reads the paper beside " +
      `${mandateCommand} show <number>. Then: ${mandateCommand} approve <number> "<who you are: what you read>"`,
    rows: waiting,
  },
];
