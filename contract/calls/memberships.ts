import type { MembershipOrder } from "../schemas/memberships.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { hrefOf, type Call } from "./call.ts";

/** As RegularGift/Add answers; 409 `fee_changed` when the fee is another than the visitor saw. */
export const membershipCall: Call<MembershipOrder, OrderReceipt> = {
  method: "POST",
  path: "/api/MembershipGift/Add",
  answers: "orderReference",
};

/** The card of a paid membership: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const membershipCardCall: Call<{ orderReference: string; format: "pdf" | "png" }, Blob> = {
  method: "GET",
  path: "/api/MembershipGift/DownloadCardByOrderRef/:orderReference",
};

/** The card to print, or as a picture for the phone. */
export const membershipCardHref = (orderReference: string, format: "pdf" | "png"): string =>
  hrefOf(membershipCardCall, { orderReference, format });
