import type { ReceiptState } from "@hjarta-lunga/contract/schemas/payments.ts";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import type { orders } from "../database/tables/orders.ts";

type Order = Pick<typeof orders.$inferSelect, "id" | "email" | "paidAt">;

/** What the giver may be told of the receipt's mail; nothing while none is due. */
export const receiptState = async (tx: Transaction, { id, email, paidAt }: Order): Promise<ReceiptState | null> => {
  if (email === null || paidAt === null) return null;
  const [mail] = await tx
    .select({ sentAt: mails.sentAt, refusedAt: mails.refusedAt })
    .from(mails)
    .where(and(eq(mails.orderId, id), eq(mails.kind, "receipt")));
  if (mail?.refusedAt != null) return "refused";
  return mail?.sentAt == null ? "onItsWay" : "sent";
};
