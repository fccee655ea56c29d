import type { ReceiptState } from "@hjarta-lunga/contract/schemas/payments.ts";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { mails, type MailTemplate } from "../database/tables/mail.ts";
import type { orders } from "../database/tables/orders.ts";

type Order = Pick<typeof orders.$inferSelect, "id" | "amountOre" | "email" | "paidAt">;

/** What costs nothing has no receipt: its confirmation is what comes. */
const templateOf = ({ amountOre }: Order): MailTemplate => (amountOre === 0 ? "articleOrder" : "receipt");

export type ReceiptMail = { to: string | null; state: ReceiptState | null };

export const receiptMailOf = async (tx: Transaction, order: Order): Promise<ReceiptMail> => {
  const { id, email, paidAt } = order;
  if (email === null || paidAt === null) return { to: email, state: null };
  const [mail] = await tx
    .select({ to: mails.recipient, sentAt: mails.sentAt, refusedAt: mails.refusedAt })
    .from(mails)
    .where(and(eq(mails.ownerId, id), eq(mails.template, templateOf(order))));
  if (!mail && order.amountOre === 0) return { to: email, state: null };
  const to = mail?.to ?? email;
  if (mail?.refusedAt != null) return { to, state: "refused" };
  return { to, state: mail?.sentAt == null ? "onItsWay" : "sent" };
};
