import { readFile } from "node:fs/promises";
import { workingDayBefore } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, asc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { comments, persons } from "../../platform/database/tables/my-data.ts";
import { dateInSweden, now, today } from "../../platform/database/time.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { staffNote, wholeNumber, whereAsked, type Commands } from "../../platform/staff/command.ts";
import { showSections, type AttentionSection } from "../../platform/staff/section.ts";

const answeredWithinWorkingDays = 2;

const waiting = isNull(comments.answeredAt);
const shown = {
  number: comments.number,
  about: comments.about,
  regards: comments.regards,
  written: comments.createdAt,
  /** Who has no address is rung up. */
  mobile: sql<string | null>`case when ${comments.email} is null then ${persons.mobile} end`,
};

const openComments = (db: Database) =>
  db.select(shown).from(comments).leftJoin(persons, eq(persons.id, comments.personId)).orderBy(asc(comments.number));

const late = async (db: Database) => {
  const day = workingDayBefore(await db.transaction(today), answeredWithinWorkingDays);
  return openComments(db).where(
    and(waiting, ne(comments.about, "drawBack"), lt(dateInSweden(comments.createdAt), sql`${day}::date`)),
  );
};

const remedy =
  'Read it: npm run comments --workspace services/api -- show <number> "<who>: <why>". Write the answer in a file: ' +
  '-- answer <number> <file.txt> "<who>: <why>". Who has no e-mail address is rung up on the mobile.';

export const commentSections: AttentionSection[] = [
  {
    heading: "Somebody wants a draw back that the bank had been told of",
    isGrave: true,
    remedy: `${remedy} Give it back within a day: their bank may otherwise take it back from us.`,
    rows: (db) => openComments(db).where(and(waiting, eq(comments.about, "drawBack"))),
  },
  {
    heading: "What somebody wrote on my pages, and has waited over two working days for an answer",
    isGrave: false,
    remedy,
    rows: late,
  },
];

const numbered = async (db: Transaction, written: string | undefined) => {
  const number = wholeNumber(written);
  const [found] =
    number === undefined
      ? []
      : await db
          .select({ comment: comments, lookup: persons.lookup, mobile: persons.mobile })
          .from(comments)
          .leftJoin(persons, eq(persons.id, comments.personId))
          .where(eq(comments.number, number));
  if (!found) throw new Error("There is no comment with that number.");
  return found;
};

const show = async (db: Database, [written]: string[]): Promise<string> => {
  const { comment, mobile } = await numbered(db, written);
  const { number, name, email, about, regards, createdAt, text, answer, answeredAt, answeredBy } = comment;
  const lines = [
    `Comment ${number}, ${createdAt.toISOString()}, about ${about}${regards === null ? "" : ` ${regards}`}`,
    `From ${name}, ${email ?? `no e-mail address: ring ${mobile ?? "the number in their last gift"}`}`,
    `\n${text}`,
    ...(answeredAt ? [`\nAnswered ${answeredAt.toISOString()} by ${answeredBy ?? ""}:\n${answer ?? ""}`] : []),
  ];
  return `${lines.join("\n")}\n`;
};

export const answerComment = (db: Database, { number, text, note }: { number: string; text: string; note: string }) =>
  db.transaction(async (tx): Promise<string> => {
    const { who } = staffNote(note);
    const answer = text.trim();
    if (answer === "") throw new Error("There is nothing in that file.");
    const { comment } = await numbered(tx, number);
    const [answered] = await tx
      .update(comments)
      .set({ answer, answeredAt: now, answeredBy: who })
      .where(and(eq(comments.id, comment.id), waiting))
      .returning();
    if (!answered) throw new Error("It has been answered already.");
    const { id: ownerId, email: recipient } = answered;
    const mail = await writeMail(tx, { ownerId, template: "commentAnswered", recipient });
    return mail
      ? "Answered. The mail goes within a minute or two.\n"
      : "Noted as answered. They have no e-mail address: ring them, and say what stands in the file.\n";
  });

const whose = async (db: Database, [written]: string[]) => (await numbered(db, written)).lookup;

export const commentCommands: Commands = {
  "comments list": {
    explained: "What was written on my pages and waits for an answer.",
    reads: "many",
    run: ({ db }) =>
      showSections(db, [{ heading: "Comments that wait", remedy, rows: () => openComments(db).where(waiting) }]),
  },
  "comments show": {
    follows: '<number> "<who>: <why>"',
    explained: "What somebody wrote.",
    reads: whose,
    run: ({ db }, given) => show(db, given),
  },
  "comments answer": {
    follows: '<number> <file.txt> "<who>: <why>"',
    explained: "Answers by mail what somebody wrote.",
    reads: whose,
    run: async ({ db }, [number = "", file, note = ""]) => {
      if (file === undefined) throw new Error("Say in which file the answer is.");
      return answerComment(db, { number, text: await readFile(whereAsked(file), "utf8"), note });
    },
  },
};
