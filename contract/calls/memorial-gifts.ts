import type { PictureSize } from "./memorial-cards.ts";

/** As RegularGift/Add answers. */
export const memorialGiftCall = { method: "POST", path: "/api/MemorialGift/Add" } as const;
/** What stands on the sheet of an order, and where it is on its way: 404 for an unknown reference. */
export const memorialSheetCall = { method: "GET", path: "/api/MemorialGift/Sheet/:orderReference" } as const;
/**
 * The words of the sheet anew. Once it has been sent, one correction is free: 409 `corrected_already` after that. 409
 * `changed_meanwhile` when what they were made from no longer stands.
 */
export const correctSheetCall = { method: "POST", path: "/api/MemorialGift/CorrectSheet" } as const;
/** The sheet of a paid gift: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const memorialSheetFileCall = {
  method: "GET",
  path: "/api/MemorialGift/DownloadSheetByOrderRef/:orderReference",
} as const;

/** A picture is for sending where nothing else is asked. */
export const memorialSheetHref = (orderReference: string, format: "pdf" | "png", size?: PictureSize): string => {
  const query = new URLSearchParams({ format, ...(size !== undefined && { size }) });
  return `${memorialSheetFileCall.path.replace(":orderReference", encodeURIComponent(orderReference))}?${query}`;
};
