import { and, eq, isNull, max, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";

const template = "receipt";
/** So many addresses may get the receipt of one gift: nobody mails a crowd with it. */
const mostAddresses = 5;
const aDaySeconds = 86_400;

const unsent = and(isNull(mails.sentAt), isNull(mails.refusedAt));

/**
 * The receipt of a paid order goes to this address and, what has not been sent yet, to no other. One mail for each address: who
 * changes their mind back gets no second one, also while the first is on its way. The order's row must be locked.
 */
export const redirectReceipt = async (
  tx: Transaction,
  jobs: Pick<Jobs, "send">,
  { orderId, recipient }: { orderId: string; recipient: string | null },
): Promise<void> => {
  const ofOrder = and(eq(mails.ownerId, orderId), eq(mails.template, template));
  const address = sql`lower(${mails.recipient})`;
  const wanted = recipient?.toLowerCase() ?? "";
  await tx
    .update(mails)
    .set({ replacedAt: now })
    .where(and(ofOrder, unsent, isNull(mails.replacedAt), ne(address, wanted)));
  if (recipient === null) return;
  const [known] = await tx
    .select({ id: mails.id, replacedAt: mails.replacedAt })
    .from(mails)
    .where(and(ofOrder, eq(address, wanted)));
  if (known) {
    if (known.replacedAt === null) return;
    const [back] = await tx
      .update(mails)
      .set({ replacedAt: null })
      .where(and(eq(mails.id, known.id), unsent))
      .returning({ id: mails.id });
    if (back) await jobs.send(tx, "mail", back);
    return;
  }
  const [all] = await tx
    .select({ count: sql<number>`count(*)::int`, version: max(mails.version) })
    .from(mails)
    .where(ofOrder);
  if ((all?.count ?? 0) >= mostAddresses) throw new Refusal("too_many_requests", undefined, aDaySeconds);
  await queueMail(tx, jobs, { ownerId: orderId, template, version: (all?.version ?? 0) + 1, recipient });
};
