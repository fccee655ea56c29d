import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { todayInSweden } from "../database/tables/columns.ts";
import { mails } from "../database/tables/mail.ts";
import type { Environment } from "../environment.ts";

/** To write down what the server said. */
const noteMs = 10_000;

/** Whoever sends gives up before it ends, so two never send at the same time. */
export const leaseMs = ({ patienceMs }: Pick<Environment["mail"], "patienceMs">): number => patienceMs + noteMs;

/** Nobody knows yet what the server says of it. */
const isOpen = and(isNull(mails.sentAt), isNull(mails.refusedAt));
/** It is neither sent nor refused nor replaced, and its day has come. */
export const isUnsent = and(isOpen, isNull(mails.replacedAt), lte(mails.dueOn, todayInSweden));
const isDue = (mailId: string) => and(eq(mails.id, mailId), isUnsent);

export type LeasedMail = typeof mails.$inferSelect;

/** The mail, when it is due and nobody else sends it. By the database's clock, in one statement. */
export const leaseMail = async (db: Database, mailId: string, forMs: number): Promise<LeasedMail | undefined> => {
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, sql`now()`));
  const [mail] = await db
    .update(mails)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${forMs / 1_000})` })
    .where(and(isDue(mailId), isFree))
    .returning();
  return mail;
};

export const isMailDue = async (db: Database, mailId: string): Promise<boolean> =>
  (await db.select({ id: mails.id }).from(mails).where(isDue(mailId))).length === 1;

/** It was not sent: the next who comes may try at once. */
export const releaseMail = async (db: Database, { id, leasedUntil }: LeasedMail): Promise<void> => {
  const isOurs = leasedUntil === null ? isNull(mails.leasedUntil) : eq(mails.leasedUntil, leasedUntil);
  await db
    .update(mails)
    .set({ leasedUntil: null })
    .where(and(isDue(id), isOurs));
};

export const noteSent = async (db: Database, mailId: string): Promise<void> => {
  await db
    .update(mails)
    .set({ sentAt: sql`now()`, leasedUntil: null })
    .where(and(eq(mails.id, mailId), isOpen));
};

export const noteRefused = async (db: Database, mailId: string, refusal: string): Promise<void> => {
  await db
    .update(mails)
    .set({ refusedAt: sql`now()`, refusal, leasedUntil: null })
    .where(and(eq(mails.id, mailId), isOpen));
};
