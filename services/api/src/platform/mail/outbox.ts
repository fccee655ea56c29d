import { randomUUID } from "node:crypto";
import { and, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { mailOwners, mails, type MailTemplate } from "../database/tables/mail.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { isUnsent } from "./lease.ts";
import type { Client, RateLimiter } from "../http/rate-limiter.ts";

type SendJob = Pick<Jobs, "send">;

export type MailContent = {
  template: MailTemplate;
  version?: number;
  recipient: string | null;
  dueOn?: string;
  dueHour?: number;
};
type NewMail = MailContent & { ownerId: string };

export const writeMail = async (
  tx: Transaction,
  { recipient, ...mail }: NewMail,
): Promise<{ id: string } | undefined> => {
  if (recipient === null) return undefined;
  const [written] = await tx
    .insert(mails)
    .values({ id: randomUUID(), owner: mailOwners[mail.template], recipient, ...mail })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return written;
};

export const queueMail = async (tx: Transaction, jobs: SendJob, mail: NewMail): Promise<void> => {
  const written = await writeMail(tx, mail);
  if (written && mail.dueOn === undefined) await jobs.send(tx, "mail", written);
};

const sweptAtOnce = 500;

type Unsent = Pick<typeof mails.$inferSelect, "id" | "dueOn">;
const isAfter = ({ dueOn, id }: Unsent) => sql`(${mails.dueOn}, ${mails.id}) > (${dueOn}::date, ${id}::uuid)`;

/** However many wait for a mail server that is away, those behind them are reached. */
export const queueUnsentMail = async (db: Database, jobs: SendJob): Promise<void> => {
  const isLeft = and(isUnsent, lt(mails.createdAt, sql`now() - make_interval(mins => 1)`));
  for (let last: Unsent | undefined, found = sweptAtOnce; found === sweptAtOnce;) {
    const unsent: Unsent[] = await db
      .select({ id: mails.id, dueOn: mails.dueOn })
      .from(mails)
      .where(and(isLeft, last && isAfter(last)))
      .orderBy(mails.dueOn, mails.id)
      .limit(sweptAtOnce);
    for (const { id } of unsent) await jobs.send(db, "mail", { id });
    last = unsent.at(-1);
    found = unsent.length;
  }
};

/** What costs nothing may be mailed to anybody's address, so it is counted by network and site. */
export const mayMailFree = async (limits: RateLimiter, client: Client): Promise<boolean> =>
  (await limits.secondsToWait("freeMail", client, null)) === null &&
  (await limits.secondsToWait("freeMailOfDay", client, null)) === null;
