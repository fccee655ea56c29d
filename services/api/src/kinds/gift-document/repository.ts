import type { GiftDocument, GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { and, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { giftDocumentDetails, giftDocuments } from "../../platform/database/tables/documents.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import {
  isMailOf,
  isPaidFor,
  isReplacing,
  orderedColumns,
  replacing,
  revisionOf,
  stateOfPaid,
} from "../../shared/documents/ordered-document.ts";

const columns = {
  ...orderedColumns,
  details: getTableColumns(giftDocumentDetails),
  version: getTableColumns(giftDocuments),
};

const select = (tx: Transaction) =>
  tx
    .select(columns)
    .from(orders)
    .innerJoin(giftDocumentDetails, eq(giftDocumentDetails.orderId, orders.id))
    .innerJoin(giftDocuments, eq(giftDocuments.orderId, orders.id))
    .leftJoin(mails, isMailOf(giftDocuments, ["giftDocument"]))
    .leftJoin(replacing, isReplacing);

export type OrderedDocument = Awaited<ReturnType<typeof select>>[number];

const one = async (tx: Transaction, which: SQL | undefined): Promise<OrderedDocument | undefined> =>
  (await select(tx).where(which))[0];

export const currentDocument = (tx: Transaction, reference: string) =>
  one(tx, and(eq(orders.reference, reference), isNull(giftDocuments.replacedAt)));
export const documentVersion = (tx: Transaction, orderId: string, version: number) =>
  one(tx, and(eq(orders.id, orderId), eq(giftDocuments.version, version)));

export const documentOf = ({
  design,
  recipient,
  sender,
  greeting,
  showsAmount,
}: OrderedDocument["version"]): GiftDocument => ({ design, to: recipient, from: sender, greeting, showsAmount });

export const columnsOf = ({ design, to, from, greeting, showsAmount }: GiftDocument) => ({
  ...{ design, recipient: to, sender: from, greeting, showsAmount },
});

/** Only orders of these kinds have rows in these tables. */
export const kindOf = ({ order }: OrderedDocument) => order.kind as GiftDocumentKind;

export const answerOf = (found: OrderedDocument): GiftDocumentAnswer => {
  const { order, details, version } = found;
  const document = documentOf(version);
  return {
    orderReference: order.reference,
    kind: kindOf(found),
    revision: revisionOf(version, document),
    document,
    amount: toSek(order.amountOre),
    delivery: { to: details.delivery },
    state: isPaidFor(found) ? stateOfPaid[details.delivery](found) : "unpaid",
    canCorrect: version.version === 1,
  };
};
