import type { MemorialSheet, MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { and, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import type { SheetDelivery } from "@hjarta-lunga/contract/memorials.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import { memorialDetails, memorialSheets } from "../../platform/database/tables/documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import {
  isMailOf,
  isReplacing,
  orderedColumns,
  replacing,
  isPaidFor,
  revisionOf,
  stateOfPaid,
} from "../../shared/documents/ordered-document.ts";
import { isCeremonyOver, sheetTemplates, mailOfSheet, whereTo } from "./deliveries.ts";

const columns = {
  ...orderedColumns,
  details: getTableColumns(memorialDetails),
  isCeremonyOver,
  version: getTableColumns(memorialSheets),
};

const select = (tx: Transaction) =>
  tx
    .select(columns)
    .from(orders)
    .innerJoin(memorialDetails, eq(memorialDetails.orderId, orders.id))
    .innerJoin(memorialSheets, eq(memorialSheets.orderId, orders.id))
    .leftJoin(mails, isMailOf(memorialSheets, sheetTemplates))
    .leftJoin(replacing, isReplacing);

export type OrderedSheet = Awaited<ReturnType<typeof select>>[number];

const one = async (tx: Transaction, which: SQL | undefined): Promise<OrderedSheet | undefined> =>
  (await select(tx).where(which))[0];

export const currentSheet = (tx: Transaction, reference: string) =>
  one(tx, and(eq(orders.reference, reference), isNull(memorialSheets.replacedAt)));
export const sheetVersion = (tx: Transaction, orderId: string, version: number) =>
  one(tx, and(eq(orders.id, orderId), eq(memorialSheets.version, version)));

export const memorialSheetOf = ({
  design,
  name,
  bornYear,
  diedYear,
  greeting,
  givers,
}: OrderedSheet["version"]): MemorialSheet => ({
  design,
  remembered: { name, ...(bornYear !== null && { bornYear }), ...(diedYear !== null && { diedYear }) },
  greeting,
  givers,
});

export const columnsOf = ({ design, remembered, greeting, givers }: MemorialSheet) => ({
  design,
  name: remembered.name,
  bornYear: remembered.bornYear ?? null,
  diedYear: remembered.diedYear ?? null,
  greeting,
  givers,
});

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
  const sheet = memorialSheetOf(version);
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
