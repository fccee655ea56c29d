import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import { mails } from "../database/schema.ts";
import { giftById, isPaid } from "../receipts/gift.ts";
import type { MakeReceipt } from "../receipts/receipt.ts";
import { receiptMessage } from "./message.ts";
import { MailRefused } from "./transport.ts";
import type { Post } from "./transport.ts";

type Deps = {
  db: Database;
  post: Post;
  published: Published;
  makeReceipt: MakeReceipt;
  log: Pick<FastifyBaseLogger, "warn">;
};

/** As long as a job may run. The connection waits idle while the mail server thinks. */
const longestTransaction = sql`set local idle_in_transaction_session_timeout = '60s'`;

/**
 * Sends a mail once: its row is locked meanwhile, and another that comes at the same time throws and is tried again. A crash
 * between the server's yes and our note sends it again, with the same Message-ID.
 */
export const mailDelivery =
  ({ db, post, published, makeReceipt, log }: Deps) =>
  ({ mailId }: { mailId: string }): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(longestTransaction);
      const due = and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.refusedAt));
      const [mail] = await tx.select().from(mails).where(due).for("update", { skipLocked: true });
      if (!mail) {
        const [other] = await tx.select({ id: mails.id }).from(mails).where(due);
        if (other) throw new Error("This mail is being sent already");
        return;
      }
      const gift = await giftById(tx, mail.orderId);
      if (!gift || !isPaid(gift) || gift.email === null) throw new Error("This mail has no paid gift with an address");
      try {
        await post.send({
          id: mail.id,
          to: gift.email,
          replyTo: published.organisation().email,
          ...receiptMessage(gift, published),
          writtenAt: mail.createdAt,
          attachment: makeReceipt(gift),
        });
        await tx
          .update(mails)
          .set({ sentAt: sql`now()` })
          .where(due);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        log.warn({ err: error, mailId }, "mail refused for good");
        await tx
          .update(mails)
          .set({ refusedAt: sql`now()` })
          .where(due);
      }
    });
