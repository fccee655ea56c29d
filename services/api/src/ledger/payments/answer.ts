import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { isPaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { PaymentAnswer, ReceiptState } from "@hjarta-lunga/contract/schemas/payments.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { maskedEmail } from "../donors/mailbox.ts";
import type { OrderRow, PaymentRow } from "./repository.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import type { orders } from "../../platform/database/tables/orders.ts";

type Order = Pick<typeof orders.$inferSelect, "id" | "amountOre" | "email" | "paidAt">;

/** What costs nothing has no receipt: its confirmation is what comes. */
const templateOf = ({ amountOre }: Order): MailTemplate => (amountOre === 0 ? "articleOrder" : "receipt");

type ReceiptMail = { to: string | null; state: ReceiptState | null };

export const receiptMailOf = async (tx: Transaction, order: Order): Promise<ReceiptMail> => {
  const { id, email, paidAt } = order;
  if (email === null || paidAt === null) return { to: email, state: null };
  const [mail] = await tx
    .select({ to: mails.recipient, sentAt: mails.sentAt, refusedAt: mails.refusedAt })
    .from(mails)
    .where(and(eq(mails.ownerId, id), eq(mails.template, templateOf(order))))
    // Of several the one to the giver's address of now. Staff may have corrected it in the mail alone.
    .orderBy(desc(sql`lower(${mails.recipient}) = ${email.toLowerCase()}`), desc(mails.version))
    .limit(1);
  if (!mail && order.amountOre === 0) return { to: email, state: null };
  const to = mail?.to ?? email;
  if (mail?.refusedAt != null) return { to, state: "refused" };
  return { to, state: mail?.sentAt == null ? "onItsWay" : "sent" };
};

type Known = {
  order: OrderRow;
  payment: PaymentRow | undefined;
  receipt: ReceiptMail;
  otherOpen: boolean;
  qr: string | null;
};

export const toAnswer = ({ order, payment, receipt, otherOpen, qr }: Known): PaymentAnswer => {
  const waits = payment?.state === "waiting";
  return {
    orderReference: order.reference,
    shortOrderReference: order.shortReference,
    kind: order.kind,
    amount: toSek(order.amountOre),
    currency,
    paid: order.paidAt !== null,
    payment:
      payment && isPaymentMethod(payment.method)
        ? {
            method: payment.method,
            state: payment.state,
            reason: payment.reason,
            expiresInMs: waits ? Math.max(0, Math.round(payment.leftMs)) : null,
            swish: waits && payment.swishToken !== null ? { token: payment.swishToken, qr } : null,
            cardPage: waits ? payment.cardPage : null,
          }
        : null,
    replaced: order.replacedBy !== null,
    givenBack: order.surplusOre === 0 ? null : { amount: toSek(order.surplusOre), done: !order.owesRefund },
    otherOpen,
    receiptTo: receipt.to === null ? null : maskedEmail(receipt.to),
    receipt: receipt.state,
  };
};
