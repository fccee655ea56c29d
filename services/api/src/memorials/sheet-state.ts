import { createHash } from "node:crypto";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { MailTemplate } from "../database/tables/mail.ts";
import { whereTo } from "./deliveries.ts";
import { wordsOf } from "./repository.ts";
import type { OrderedSheet } from "./repository.ts";

type SheetState = MemorialSheetAnswer["state"];

/** A closed order is nobody's any more: nobody paid it for a day. */
export const isInUse = ({ order }: OrderedSheet): boolean => order.closedAt === null || order.paidAt !== null;

export type PaidSheet = OrderedSheet & { order: { paidAt: Date } };
export const isPaidSheet = (found: OrderedSheet): found is PaidSheet => found.order.paidAt !== null;

/**
 * Whether somebody may have the sheet in hand, or has it on the way: also while it is being sent or printed, and when that
 * came to no end that we know of.
 */
export const mayBeSent = ({ sheet, mail }: OrderedSheet): boolean =>
  [sheet.printedAt, sheet.leasedUntil, mail?.sentAt, mail?.leasedUntil].some((moment) => moment != null);

const byMail = ({ mail }: OrderedSheet): SheetState => {
  if (mail?.refusedAt != null) return "refused";
  return mail?.sentAt == null ? "waiting" : "sent";
};

const stateOfPaid: Record<SheetDelivery, (found: OrderedSheet) => SheetState> = {
  donor: byMail,
  parlor: byMail,
  post: ({ sheet }) => (sheet.printedAt === null ? "waiting" : "printed"),
  none: () => "kept",
};

/** Each way is that of a mail that was written, once there may be one. */
const wayOfMail = { memorialSheet: "donor", memorialSheetToParlor: "parlor" } as const satisfies Partial<
  Record<MailTemplate, SheetDelivery>
>;
const isByMail = (way: SheetDelivery): boolean => Object.values<SheetDelivery>(wayOfMail).includes(way);

/** Where a sheet goes that is sent from now on. */
export const goalOf = ({ order, details, isCeremonyOver }: OrderedSheet) => ({
  ...{ delivery: details.delivery, isOver: isCeremonyOver },
  ...{ donor: order.email, parlor: details.parlorEmail },
});

const wayOf = (found: OrderedSheet): SheetDelivery => {
  const { mail, details } = found;
  if (!isPaidSheet(found)) return whereTo(goalOf(found));
  if (mail) return wayOfMail[mail.template as keyof typeof wayOfMail];
  return isByMail(details.delivery) ? "none" : details.delivery;
};

/** The same for the same words of the same version. It tells nothing of them. */
export const revisionOf = ({ sheet }: OrderedSheet): string =>
  createHash("sha256")
    .update(JSON.stringify([sheet.orderId, sheet.version, wordsOf(sheet)]))
    .digest("base64url")
    .slice(0, 22);

export const answerOf = (found: OrderedSheet): MemorialSheetAnswer => {
  const { order, sheet } = found;
  const to = wayOf(found);
  return {
    orderReference: order.reference,
    revision: revisionOf(found),
    sheet: wordsOf(sheet),
    // Each goes as soon as it is paid, or is printed next.
    delivery: { to, day: null },
    state: isPaidSheet(found) ? stateOfPaid[to](found) : "unpaid",
    canCorrect: sheet.version === 1,
    correctedTo: whereTo(goalOf(found)),
  };
};
