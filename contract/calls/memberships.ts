import type { MembershipOrder } from "../schemas/memberships.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { get, hrefOf, post } from "./call.ts";

export const membershipCall = /* @__PURE__ */ post<MembershipOrder, OrderReceipt>("/api/MembershipGift/Add", {
  orderReference: "string",
});

export const membershipCardCall = /* @__PURE__ */ get<{ orderReference: string; format: "pdf" | "png" }, Blob>(
  "/api/MembershipGift/DownloadCardByOrderRef/:orderReference",
);

export const membershipCardHref = (orderReference: string, format: "pdf" | "png"): string =>
  hrefOf(membershipCardCall, { orderReference, format });
