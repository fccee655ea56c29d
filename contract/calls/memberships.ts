import type { MembershipOrder } from "../schemas/memberships.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { hrefOf, type Call } from "./call.ts";

export const membershipCall: Call<MembershipOrder, OrderReceipt> = {
  method: "POST",
  path: "/api/MembershipGift/Add",
  answers: { orderReference: "string" },
};

export const membershipCardCall: Call<{ orderReference: string; format: "pdf" | "png" }, Blob> = {
  method: "GET",
  path: "/api/MembershipGift/DownloadCardByOrderRef/:orderReference",
};

export const membershipCardHref = (orderReference: string, format: "pdf" | "png"): string =>
  hrefOf(membershipCardCall, { orderReference, format });
