import type { MemorialGift, MemorialSheetAnswer, SheetCorrection } from "../schemas/memorials.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { hrefOf, type Call } from "./call.ts";
import type { PictureSize } from "./memorial-cards.ts";

/** As RegularGift/Add answers. */
export const memorialGiftCall: Call<MemorialGift, OrderReceipt> = {
  method: "POST",
  path: "/api/MemorialGift/Add",
  answers: "orderReference",
};
/** What stands on the sheet of an order, and where it is on its way: 404 for an unknown reference. */
export const memorialSheetCall: Call<{ orderReference: string }, MemorialSheetAnswer> = {
  method: "GET",
  path: "/api/MemorialGift/Sheet/:orderReference",
  answers: "orderReference",
};
/**
 * The words of the sheet anew. Once it has been sent, one correction is free: 409 `corrected_already` after that. 409
 * `changed_meanwhile` when what they were made from no longer stands.
 */
export const correctSheetCall: Call<SheetCorrection, MemorialSheetAnswer> = {
  method: "POST",
  path: "/api/MemorialGift/CorrectSheet",
  answers: "orderReference",
};
/** The sheet of a paid gift: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const memorialSheetFileCall: Call<{ orderReference: string; format: "pdf" | "png"; size?: PictureSize }, Blob> =
  { method: "GET", path: "/api/MemorialGift/DownloadSheetByOrderRef/:orderReference" };

/** A picture is for sending where nothing else is asked. */
export const memorialSheetHref = (orderReference: string, format: "pdf" | "png", size?: PictureSize): string =>
  hrefOf(memorialSheetFileCall, { orderReference, format, ...(size !== undefined && { size }) });
