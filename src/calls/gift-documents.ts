import {
  diplomaHref,
  giftDocumentHref,
  type correctDocumentCall,
  type saveDiplomaCall,
} from "@hjarta-lunga/contract/calls/gift-documents.ts";
import type { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { DiplomaAnswer, DiplomaSave } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import type {
  GiftDocumentAnswer,
  GiftDocumentCorrection,
  GiftDocumentOrder,
} from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const add: typeof regularGiftCall.path = "/api/RegularGift/Add";
const correct: typeof correctDocumentCall.path = "/api/RegularGift/CorrectDocument";
const document = "/api/RegularGift/Document/";
const diploma: typeof saveDiplomaCall.path = "/api/RegularGift/Diploma";

/** The same key and body make the same order, however often they are sent. */
export async function addGiftDocument(gift: GiftDocumentOrder): Promise<OrderReceipt> {
  const { data } = await frontEndApi.post<OrderReceipt>(add, gift);
  return isOrderAnswer(data) ? data : unreadable(add);
}

/** The document of an order, and how far it has come. */
export async function fetchDocument(orderReference: string): Promise<GiftDocumentAnswer> {
  const { data } = await frontEndApi.get<GiftDocumentAnswer>(`${document}${encodeURIComponent(orderReference)}`);
  return isOrderAnswer(data) ? data : unreadable(document);
}

export async function correctDocument(correction: GiftDocumentCorrection): Promise<GiftDocumentAnswer> {
  const { data } = await frontEndApi.post<GiftDocumentAnswer>(correct, correction);
  return isOrderAnswer(data) ? data : unreadable(correct);
}

/** The document itself. */
export async function fetchDocumentFile(orderReference: string, format: "pdf" | "png"): Promise<Blob> {
  const { data } = await frontEndApi.get<Blob>(giftDocumentHref(orderReference, format), { responseType: "blob" });
  return data;
}

/** The diploma of a paid gift, as far as one was made. */
export async function fetchDiploma(orderReference: string): Promise<DiplomaAnswer> {
  const { data } = await frontEndApi.get<DiplomaAnswer>(`${diploma}/${encodeURIComponent(orderReference)}`);
  return isOrderAnswer(data) ? data : unreadable(diploma);
}

export async function saveDiploma(save: DiplomaSave): Promise<DiplomaAnswer> {
  const { data } = await frontEndApi.post<DiplomaAnswer>(diploma, save);
  return isOrderAnswer(data) ? data : unreadable(diploma);
}

export async function fetchDiplomaFile(orderReference: string, format: "pdf" | "png"): Promise<Blob> {
  const { data } = await frontEndApi.get<Blob>(diplomaHref(orderReference, format), { responseType: "blob" });
  return data;
}
