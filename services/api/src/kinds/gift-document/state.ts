import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { isPaidFor, revisionOf } from "../../ledger/orders/ordered-document.ts";
import { wordsOf } from "./repository.ts";
import type { OrderedDocument } from "./repository.ts";

type State = GiftDocumentAnswer["state"];

const stateOfPaid: Record<DocumentDelivery, (found: OrderedDocument) => State> = {
  donor: ({ mail }) => {
    if (mail?.refusedAt != null) return "refused";
    return mail?.sentAt == null ? "waiting" : "sent";
  },
  post: ({ version }) => (version.printedAt === null ? "waiting" : "printed"),
  none: () => "kept",
};

/** The orders of these tables alone are found here: theirs are no other kinds. */
export const kindOf = ({ order }: OrderedDocument) => order.kind as GiftDocumentKind;

export const documentRevision = ({ version }: OrderedDocument): string =>
  revisionOf(version.orderId, version.version, wordsOf(version));

export const answerOf = (found: OrderedDocument): GiftDocumentAnswer => {
  const { order, details, version } = found;
  return {
    orderReference: order.reference,
    kind: kindOf(found),
    revision: documentRevision(found),
    document: wordsOf(version),
    amount: toSek(order.amountOre),
    delivery: { to: details.delivery },
    state: isPaidFor(found) ? stateOfPaid[details.delivery](found) : "unpaid",
    canCorrect: version.version === 1,
  };
};
