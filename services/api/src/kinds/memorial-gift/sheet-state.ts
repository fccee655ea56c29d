import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { MailTemplate } from "../../platform/database/tables/mail.ts";
import { isOnItsWay, isPaidFor, revisionOf } from "../../ledger/orders/ordered-document.ts";
import type { Paid } from "../../ledger/orders/ordered-document.ts";
import { whereTo } from "./deliveries.ts";
import { wordsOf } from "./repository.ts";
import type { OrderedSheet } from "./repository.ts";

type SheetState = MemorialSheetAnswer["state"];

export type PaidSheet = Paid<OrderedSheet>;
export const isPaidSheet = (found: OrderedSheet): found is PaidSheet => isPaidFor(found);

export const mayBeSent = ({ sheet, mail }: OrderedSheet): boolean => isOnItsWay({ version: sheet, mail });

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

export const sheetRevision = (found: OrderedSheet): string =>
  revisionOf(found.sheet.orderId, found.sheet.version, wordsOf(found.sheet));

export const answerOf = (found: OrderedSheet): MemorialSheetAnswer => {
  const { order, sheet } = found;
  const to = wayOf(found);
  return {
    orderReference: order.reference,
    revision: sheetRevision(found),
    sheet: wordsOf(sheet),
    // Each goes as soon as it is paid, or is printed next.
    delivery: { to, day: null },
    state: isPaidSheet(found) ? stateOfPaid[to](found) : "unpaid",
    canCorrect: sheet.version === 1,
    correctedTo: whereTo(goalOf(found)),
  };
};
