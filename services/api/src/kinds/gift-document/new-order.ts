import type { GiftDocumentOrder } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { giftDocumentDetails, giftDocuments } from "../../platform/database/tables/documents.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import { checkDelivery, postalColumns } from "../../platform/post/address.ts";
import { refuseProblems } from "../../platform/http/refusal.ts";
import { documentProblems } from "./document.ts";
import { columnsOf } from "./repository.ts";

type Known = { checkAmount: (amount: number) => void; documents: Pick<Documents, "drawsAll"> };

export const newGiftDocument = (body: GiftDocumentOrder, { checkAmount, documents }: Known): NewOrder => {
  const { kind, idempotencyKey, amount, donor, document, delivery, language, replaces } = body;
  return {
    ...{ kind, idempotencyKey, amount, donor, language, replaces },
    check: () => {
      checkAmount(amount);
      refuseProblems(documentProblems(documents, document));
      checkDelivery(documents, delivery);
    },
    whole: {
      content: [document, delivery],
      lines: [],
      addDetails: async (tx, orderId) => {
        await tx.insert(giftDocumentDetails).values({ orderId, delivery: delivery.to, ...postalColumns(delivery) });
        await tx.insert(giftDocuments).values({ orderId, ...columnsOf(document) });
      },
    },
  };
};
