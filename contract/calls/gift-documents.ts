import type { DiplomaAnswer, DiplomaSave } from "../schemas/diplomas.ts";
import type { GiftDocumentAnswer, GiftDocumentCorrection } from "../schemas/gift-documents.ts";
import { hrefOf, type Call } from "./call.ts";

export const giftDocumentCall: Call<{ orderReference: string }, GiftDocumentAnswer> = {
  method: "GET",
  path: "/api/RegularGift/Document/:orderReference",
  answers: { orderReference: "string" },
};
export const correctDocumentCall: Call<GiftDocumentCorrection, GiftDocumentAnswer> = {
  method: "POST",
  path: "/api/RegularGift/CorrectDocument",
  answers: { orderReference: "string" },
};
export const giftDocumentFileCall: Call<{ orderReference: string; format: "pdf" | "png" }, Blob> = {
  method: "GET",
  path: "/api/RegularGift/DownloadDocumentByOrderRef/:orderReference",
};

export const diplomaCall: Call<{ orderReference: string }, DiplomaAnswer> = {
  method: "GET",
  path: "/api/RegularGift/Diploma/:orderReference",
  answers: { orderReference: "string" },
};
export const saveDiplomaCall: Call<DiplomaSave, DiplomaAnswer> = {
  method: "POST",
  path: "/api/RegularGift/Diploma",
  answers: { orderReference: "string" },
};
export const diplomaFileCall: Call<{ orderReference: string; format: "pdf" | "png" }, Blob> = {
  method: "GET",
  path: "/api/RegularGift/DownloadDiplomaByOrderRef/:orderReference",
};

type Format = "pdf" | "png";
export const giftDocumentHref = (orderReference: string, format: Format): string =>
  hrefOf(giftDocumentFileCall, { orderReference, format });
export const diplomaHref = (orderReference: string, format: Format): string =>
  hrefOf(diplomaFileCall, { orderReference, format });
