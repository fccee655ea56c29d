import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import { memorialDetails } from "../database/tables/memorials.ts";
import type { FulfilledOrder, QueueMail } from "../orders/handler.ts";

export const sheetTemplates = ["memorialSheet", "memorialSheetToParlor"] as const satisfies MailTemplate[];

type Recipients = { donor: string | null; parlor: string | null };
type SheetMail = { template: (typeof sheetTemplates)[number]; recipient: string | null };

/** The mail that brings the sheet. By post it waits in the print queue (print-queue.ts), and `none` stays on the order's page. */
const mailOf: Record<SheetDelivery, (recipients: Recipients) => SheetMail | undefined> = {
  donor: ({ donor }) => ({ template: "memorialSheet", recipient: donor }),
  parlor: ({ parlor }) => ({ template: "memorialSheetToParlor", recipient: parlor }),
  post: () => undefined,
  none: () => undefined,
};

/** Sends the sheet on its way. False when the order has been forgotten: nobody knows whose sheet it would be. */
export const deliverSheet = async (tx: Transaction, order: FulfilledOrder, queue: QueueMail): Promise<boolean> => {
  const [details] = await tx
    .select({ delivery: memorialDetails.delivery, parlor: memorialDetails.parlorEmail })
    .from(memorialDetails)
    .where(eq(memorialDetails.orderId, order.id));
  if (!details) return false;
  const mail = mailOf[details.delivery]({ donor: order.email, parlor: details.parlor });
  if (mail) await queue(mail);
  return true;
};
