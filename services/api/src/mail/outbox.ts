import { randomUUID } from "node:crypto";
import { and, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import type { MailKind } from "../database/tables/mail.ts";
import type { orders } from "../database/tables/orders.ts";
import type { Jobs } from "../jobs/jobs.ts";

type SendJob = Pick<Jobs, "send">;

export type Addressed = Pick<typeof orders.$inferSelect, "id" | "email">;

/**
 * Makes a mail about an order due, in the transaction that books the money. Nothing without an address; one of a kind an
 * order, however often it is called.
 */
export const queueMail = async (tx: Transaction, jobs: SendJob, kind: MailKind, order: Addressed): Promise<void> => {
  if (order.email === null) return;
  const [mail] = await tx
    .insert(mails)
    .values({ id: randomUUID(), orderId: order.id, kind })
    .onConflictDoNothing({ target: [mails.orderId, mails.kind] })
    .returning({ id: mails.id });
  if (mail) await jobs.send(tx, "mail", mail);
};

const sweptAtOnce = 500;

/** Finds mail that no job tells of, such as what was written while the jobs could not start. A job that is there stays one. */
export const queueUnsentMail = async (db: Database, jobs: SendJob): Promise<void> => {
  const unsent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(isNull(mails.sentAt), isNull(mails.refusedAt), lt(mails.createdAt, sql`now() - make_interval(mins => 1)`)),
    )
    .orderBy(mails.createdAt)
    .limit(sweptAtOnce);
  for (const mail of unsent) await jobs.send(db, "mail", mail);
};
