import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
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

export const answerOf = (found: OrderedSheet): MemorialSheetAnswer => {
  const { order, details, sheet } = found;
  return {
    orderReference: order.reference,
    sheet: wordsOf(sheet),
    // Each goes as soon as it is paid, or is printed next.
    delivery: { to: details.delivery, day: null },
    state: isPaidSheet(found) ? stateOfPaid[details.delivery](found) : "unpaid",
    canCorrect: sheet.version === 1,
  };
};
