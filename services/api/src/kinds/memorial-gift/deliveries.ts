import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { todayInSweden } from "../../platform/database/tables/columns.ts";
import type { MailTemplate } from "../../platform/database/tables/mail.ts";
import { memorialDetails } from "../../platform/database/tables/documents.ts";
import type { FulfilledOrder, QueueMail } from "../../ledger/orders/handler.ts";

export const sheetTemplates = ["memorialSheet", "memorialSheetToParlor"] as const satisfies MailTemplate[];

export const isCeremonyOver = sql<boolean>`coalesce(${memorialDetails.funeralDay} < ${todayInSweden}, false)`;

type Goal = { delivery: SheetDelivery; donor: string | null; parlor: string | null; isOver: boolean };
type SheetMail = { template: (typeof sheetTemplates)[number]; recipient: string };

export const whereTo = ({ delivery, donor, isOver }: Omit<Goal, "parlor">): SheetDelivery => {
  if (delivery !== "parlor" || !isOver) return delivery;
  return donor === null ? "none" : "donor";
};

const to = (template: SheetMail["template"], recipient: string | null): SheetMail | undefined =>
  recipient === null ? undefined : { template, recipient };

/** By post it waits in the print queue, and `none` stays on the order's page. */
const mails: Record<SheetDelivery, (goal: Goal) => SheetMail | undefined> = {
  donor: ({ donor }) => to("memorialSheet", donor),
  parlor: ({ parlor }) => to("memorialSheetToParlor", parlor),
  post: () => undefined,
  none: () => undefined,
};

export const mailOfSheet = (goal: Goal): SheetMail | undefined => mails[whereTo(goal)](goal);

export const deliverSheet = async (tx: Transaction, order: FulfilledOrder, queue: QueueMail): Promise<boolean> => {
  const [details] = await tx
    .select({ delivery: memorialDetails.delivery, parlor: memorialDetails.parlorEmail, isOver: isCeremonyOver })
    .from(memorialDetails)
    .where(eq(memorialDetails.orderId, order.id));
  if (!details) return false;
  const mail = mailOfSheet({ ...details, donor: order.email });
  if (mail) await queue(mail);
  return true;
};
