/** As RegularGift/Add answers; 409 `fee_changed` when the fee is another than the visitor saw. */
export const membershipCall = { method: "POST", path: "/api/MembershipGift/Add" } as const;

/** The card of a paid membership: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const membershipCardCall = {
  method: "GET",
  path: "/api/MembershipGift/DownloadCardByOrderRef/:orderReference",
} as const;

/** The card to print, or as a picture for the phone. */
export const membershipCardHref = (orderReference: string, format: "pdf" | "png"): string =>
  `${membershipCardCall.path.replace(":orderReference", encodeURIComponent(orderReference))}?format=${format}`;
