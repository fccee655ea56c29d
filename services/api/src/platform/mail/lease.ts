import { and, eq, isNotNull, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { fromNow, now } from "../database/time.ts";
import { todayInSweden } from "../database/tables/columns.ts";
import { mails, type MailTemplate } from "../database/tables/mail.ts";

const isOpen = and(isNull(mails.sentAt), isNull(mails.refusedAt));
/** When it may first be sent, by Sweden's clock: also on the days on which that is changed. */
export const dueFrom = sql`((${mails.dueOn} + make_interval(hours => ${mails.dueHour})) at time zone 'Europe/Stockholm')`;
export const hasCome = (moment: SQL = now): SQL => sql`${dueFrom} <= ${moment}`;
export const isUnsent = and(isOpen, isNull(mails.replacedAt), lte(mails.dueOn, todayInSweden), hasCome());
/** The mail server said no for good, or it was too late. Of a forgotten address nothing is left to do. */
export const isRefused = and(isNotNull(mails.refusedAt), isNull(mails.replacedAt), ne(mails.recipient, ""));
const isDue = (mailId: string) => and(eq(mails.id, mailId), isUnsent);

export type LeasedMail = typeof mails.$inferSelect;

export const leaseMail = async (db: Database, mailId: string, forMs: number): Promise<LeasedMail | undefined> => {
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now));
  const [mail] = await db
    .update(mails)
    .set({ leasedUntil: fromNow(forMs) })
    .where(and(isDue(mailId), isFree))
    .returning();
  return mail;
};

export const isMailDue = async (db: Database, mailId: string): Promise<boolean> =>
  (await db.select({ id: mails.id }).from(mails).where(isDue(mailId))).length === 1;

export const releaseMail = async (db: Database, { id, leasedUntil }: LeasedMail): Promise<void> => {
  const isOurs = leasedUntil === null ? isNull(mails.leasedUntil) : eq(mails.leasedUntil, leasedUntil);
  await db
    .update(mails)
    .set({ leasedUntil: null })
    .where(and(isDue(id), isOurs));
};

type Then = (tx: Transaction) => Promise<void>;
/** What came to an address that has been replaced since says nothing of where it goes now. */
const note = async (db: Database, { id, recipient }: LeasedMail, how: object, then: Then): Promise<void> =>
  db.transaction(async (tx) => {
    const isThis = and(eq(mails.id, id), eq(mails.recipient, recipient), isOpen);
    const noted = await tx
      .update(mails)
      .set({ ...how, leasedUntil: null })
      .where(isThis)
      .returning({ replacedAt: mails.replacedAt });
    if (noted[0]?.replacedAt === null) await then(tx);
  });

export const noteSent = (db: Database, mail: LeasedMail, then: Then): Promise<void> =>
  note(db, mail, { sentAt: now }, then);

export const noteRefused = (db: Database, mail: LeasedMail, refusal: string, then: Then): Promise<void> =>
  note(db, mail, { refusedAt: now, refusal }, then);

type Follow = (tx: Transaction, mail: LeasedMail) => Promise<void>;

export type FollowedMail = Partial<Record<MailTemplate, { sent: Follow; refused: Follow }>>;
