import type { Documents } from "../../platform/documents/compiler.ts";
import { refuseUnprintable } from "../../platform/post/address-problems.ts";

type ByPost = { to: "post"; recipient: string; street: string; postalCode: string; town: string };
type Delivery = ByPost | { to: "donor" | "parlor" | "none" };

export const postalColumns = (delivery: Delivery) => {
  if (delivery.to !== "post") return {};
  const { recipient, street, postalCode, town } = delivery;
  return { postalRecipient: recipient, street, postalCode, town };
};

export const checkDelivery = (documents: Pick<Documents, "drawsAll">, delivery: Delivery): void => {
  if (delivery.to !== "post") return;
  const { recipient, street, town } = delivery;
  refuseUnprintable(documents, "delivery", { recipient, street, town });
};
