/* A gift certificate or a gift card is ordered by RegularGift/Add, by its kind. */

/** What stands on the document of an order, and where it is on its way: 404 for an unknown reference. */
export const giftDocumentCall = { method: "GET", path: "/api/RegularGift/Document/:orderReference" } as const;
/**
 * The words anew. Once it has been sent, one correction is free: 409 `corrected_already` after that. 409
 * `changed_meanwhile` when what they were made from no longer stands.
 */
export const correctDocumentCall = { method: "POST", path: "/api/RegularGift/CorrectDocument" } as const;
/** The document of a paid gift: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const giftDocumentFileCall = {
  method: "GET",
  path: "/api/RegularGift/DownloadDocumentByOrderRef/:orderReference",
} as const;

/** The diploma of a paid one-off gift: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const diplomaCall = { method: "GET", path: "/api/RegularGift/Diploma/:orderReference" } as const;
/** 409 `changed_meanwhile` when `version` is no longer that of the diploma: read it again. */
export const saveDiplomaCall = { method: "POST", path: "/api/RegularGift/Diploma" } as const;
/** 404 also until a diploma was made. */
export const diplomaFileCall = {
  method: "GET",
  path: "/api/RegularGift/DownloadDiplomaByOrderRef/:orderReference",
} as const;

const hrefOf =
  ({ path }: { path: string }) =>
  (orderReference: string, format: "pdf" | "png"): string =>
    `${path.replace(":orderReference", encodeURIComponent(orderReference))}?format=${format}`;

export const giftDocumentHref = hrefOf(giftDocumentFileCall);
export const diplomaHref = hrefOf(diplomaFileCall);
