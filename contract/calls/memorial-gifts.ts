import type { MemorialGift, MemorialSheetAnswer, SheetCorrection } from "../schemas/memorials.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { hrefOf, type Call } from "./call.ts";
import type { PictureSize } from "./memorial-cards.ts";

export const memorialGiftCall: Call<MemorialGift, OrderReceipt> = {
  method: "POST",
  path: "/api/MemorialGift/Add",
  answers: { orderReference: "string" },
};
export const memorialSheetCall: Call<{ orderReference: string }, MemorialSheetAnswer> = {
  method: "GET",
  path: "/api/MemorialGift/Sheet/:orderReference",
  answers: { orderReference: "string" },
};
export const correctSheetCall: Call<SheetCorrection, MemorialSheetAnswer> = {
  method: "POST",
  path: "/api/MemorialGift/CorrectSheet",
  answers: { orderReference: "string" },
};
export const memorialSheetFileCall: Call<{ orderReference: string; format: "pdf" | "png"; size?: PictureSize }, Blob> =
  { method: "GET", path: "/api/MemorialGift/DownloadSheetByOrderRef/:orderReference" };

export const memorialSheetHref = (orderReference: string, format: "pdf" | "png", size?: PictureSize): string =>
  hrefOf(memorialSheetFileCall, { orderReference, format, ...(size !== undefined && { size }) });
