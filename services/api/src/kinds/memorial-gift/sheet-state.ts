import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { MailTemplate } from "../../platform/database/tables/mail.ts";
import { isPaidFor, revisionOf, stateOfPaid } from "../../shared/documents/ordered-document.ts";
import { mailOfSheet, whereTo } from "./deliveries.ts";
import { wordsOf, type OrderedSheet } from "./repository.ts";

const wayOfMail = { memorialSheet: "donor", memorialSheetToParlor: "parlor" } as const satisfies Partial<
  Record<MailTemplate, SheetDelivery>
>;
const isByMail = (way: SheetDelivery): boolean => Object.values<SheetDelivery>(wayOfMail).includes(way);

const goalOf = ({ order, details, isCeremonyOver }: OrderedSheet) => ({
  ...{ delivery: details.delivery, isOver: isCeremonyOver },
  ...{ donor: order.email, parlor: details.parlorEmail },
});

/** The first mail's recipient may be known by another address since. */
export const nextMail = (found: OrderedSheet) => {
  const goal = mailOfSheet(goalOf(found));
  return goal && goal.template === found.mail?.template ? { ...goal, recipient: found.mail.recipient } : goal;
};

/** Nothing more is sent to this parlour: what waits for it goes to the donor. */
export const isAstray = (found: OrderedSheet): boolean =>
  found.mail !== null && found.mail.template !== mailOfSheet(goalOf(found))?.template;

const wayOf = (found: OrderedSheet): SheetDelivery => {
  const { mail, details } = found;
  if (!isPaidFor(found)) return whereTo(goalOf(found));
  if (mail) return wayOfMail[mail.template as keyof typeof wayOfMail];
  return isByMail(details.delivery) ? "none" : details.delivery;
};

const stateOfPaidSheet = { ...stateOfPaid, parlor: stateOfPaid.donor };

export const answerOf = (found: OrderedSheet): MemorialSheetAnswer => {
  const { order, version } = found;
  const to = wayOf(found);
  const sheet = wordsOf(version);
  return {
    orderReference: order.reference,
    revision: revisionOf(version, sheet),
    sheet,
    delivery: { to, day: null },
    state: isPaidFor(found) ? stateOfPaidSheet[to](found) : "unpaid",
    canCorrect: version.version === 1,
    correctedTo: whereTo(goalOf(found)),
  };
};
