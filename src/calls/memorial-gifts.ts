import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { MemorialGift, MemorialSheetAnswer, SheetCorrection } from "@hjarta-lunga/contract/schemas/memorials.ts";
import {
  memorialSheetHref,
  type correctSheetCall,
  type memorialGiftCall,
} from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const add: typeof memorialGiftCall.path = "/api/MemorialGift/Add";
const correct: typeof correctSheetCall.path = "/api/MemorialGift/CorrectSheet";
const sheet = "/api/MemorialGift/Sheet/";

/** The same key and body make the same order, however often they are sent. */
export async function addMemorialGift(gift: MemorialGift): Promise<OrderReceipt> {
  const { data } = await frontEndApi.post<OrderReceipt>(add, gift);
  return isOrderAnswer(data) ? data : unreadable(add);
}

/** The sheet of an order, and how far it has come. */
export async function fetchSheet(orderReference: string): Promise<MemorialSheetAnswer> {
  const { data } = await frontEndApi.get<MemorialSheetAnswer>(`${sheet}${encodeURIComponent(orderReference)}`);
  return isOrderAnswer(data) ? data : unreadable(sheet);
}

export async function correctSheet(correction: SheetCorrection): Promise<MemorialSheetAnswer> {
  const { data } = await frontEndApi.post<MemorialSheetAnswer>(correct, correction);
  return isOrderAnswer(data) ? data : unreadable(correct);
}

/** The sheet itself. */
export async function fetchSheetFile(orderReference: string, format: "pdf" | "png"): Promise<Blob> {
  const { data } = await frontEndApi.get<Blob>(memorialSheetHref(orderReference, format), { responseType: "blob" });
  return data;
}
