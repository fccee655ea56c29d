import type { DocumentDelivery } from "@hjarta-lunga/contract/gift-documents.ts";
import type { DeliveryDraft, DocumentDraft } from "./gift-document.ts";

/** Of another way than the chosen one nothing is sent. */
export const toDelivery = ({ way, ...address }: DeliveryDraft) =>
  way === "post" ? { to: way, ...address } : { to: way };

const deliveryFields: Record<DocumentDelivery, readonly string[]> = {
  donor: [],
  post: ["recipient", "street", "postalCode", "town"],
  none: [],
};

export const wordFields = ["to", "greeting", "from"];

export const shownFields = ({ delivery }: Pick<DocumentDraft, "delivery">): readonly string[] => [
  ...wordFields,
  "amount",
  ...deliveryFields[delivery.way],
];
