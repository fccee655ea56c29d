import type { MemorialGift, MemorialSheetAnswer, SheetCorrection } from "../schemas/memorials.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { get, post } from "./call.ts";
import type { PictureSize } from "./memorial-cards.ts";

export const memorialGiftCall = /* @__PURE__ */ post<MemorialGift, OrderReceipt>("/api/MemorialGift/Add", {
  orderReference: "string",
});
export const memorialSheetCall = /* @__PURE__ */ get<{ orderReference: string }, MemorialSheetAnswer>(
  "/api/MemorialGift/Sheet/:orderReference",
  { orderReference: "string" },
);
export const correctSheetCall = /* @__PURE__ */ post<SheetCorrection, MemorialSheetAnswer>(
  "/api/MemorialGift/CorrectSheet",
  { orderReference: "string" },
);
export const memorialSheetFileCall = /* @__PURE__ */ get<
  { orderReference: string; format: "pdf" | "png"; size?: PictureSize },
  Blob
>("/api/MemorialGift/DownloadSheetByOrderRef/:orderReference");
