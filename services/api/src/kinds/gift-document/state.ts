import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { isPaidFor, revisionOf, stateOfPaid } from "../../shared/documents/ordered-document.ts";
import { wordsOf } from "./repository.ts";
import type { OrderedDocument } from "./repository.ts";

/** Only orders of these kinds have rows in these tables. */
export const kindOf = ({ order }: OrderedDocument) => order.kind as GiftDocumentKind;

export const answerOf = (found: OrderedDocument): GiftDocumentAnswer => {
  const { order, details, version } = found;
  const document = wordsOf(version);
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
