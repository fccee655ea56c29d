import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import { amountOf } from "#src/core/order/chosen-amount.ts";
import type { DeliveryDraft, DocumentDraft } from "./document-draft.ts";

/** What is written, with the amount that may stand there too: as far as it can be drawn. */
export const toPreview = (draft: Pick<DocumentDraft, "words" | "preset" | "own">) => ({
  words: draft.words,
  amount: amountOf(draft),
});

/** Of another way than the chosen one nothing is sent. */
export const toDelivery = ({ way, ...address }: DeliveryDraft) =>
  way === "post" ? { to: way, ...address } : { to: way };

const deliveryFields: Record<DocumentDelivery, readonly string[]> = {
  donor: [],
  post: ["recipient", "street", "postalCode", "town"],
  none: [],
};

/** The fields that say what stands on it. */
export const wordFields = ["to", "from", "greeting"];

/** All that the first step shows. */
export const shownFields = ({ delivery }: Pick<DocumentDraft, "delivery">): readonly string[] => [
  ...wordFields,
  "amount",
  ...deliveryFields[delivery.way],
];
