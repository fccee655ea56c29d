import type { DiplomaAnswer, DiplomaSave } from "../schemas/diplomas.ts";
import type { GiftDocumentAnswer, GiftDocumentCorrection } from "../schemas/gift-documents.ts";
import { hrefOf, type Call } from "./call.ts";

/* A gift certificate or a gift card is ordered by RegularGift/Add, by its kind. */

/** What stands on the document of an order, and where it is on its way: 404 for an unknown reference. */
export const giftDocumentCall: Call<{ orderReference: string }, GiftDocumentAnswer> = {
  method: "GET",
  path: "/api/RegularGift/Document/:orderReference",
  answers: "orderReference",
};
/**
 * The words anew. Once it has been sent, one correction is free: 409 `corrected_already` after that. 409
 * `changed_meanwhile` when what they were made from no longer stands.
 */
export const correctDocumentCall: Call<GiftDocumentCorrection, GiftDocumentAnswer> = {
  method: "POST",
  path: "/api/RegularGift/CorrectDocument",
  answers: "orderReference",
};
/** The document of a paid gift: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const giftDocumentFileCall: Call<{ orderReference: string; format: "pdf" | "png" }, Blob> = {
  method: "GET",
  path: "/api/RegularGift/DownloadDocumentByOrderRef/:orderReference",
};

/** The diploma of a paid one-off gift: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const diplomaCall: Call<{ orderReference: string }, DiplomaAnswer> = {
  method: "GET",
  path: "/api/RegularGift/Diploma/:orderReference",
  answers: "orderReference",
};
/** 409 `changed_meanwhile` when `version` is no longer that of the diploma: read it again. */
export const saveDiplomaCall: Call<DiplomaSave, DiplomaAnswer> = {
  method: "POST",
  path: "/api/RegularGift/Diploma",
  answers: "orderReference",
};
/** 404 also until a diploma was made. */
export const diplomaFileCall: Call<{ orderReference: string; format: "pdf" | "png" }, Blob> = {
  method: "GET",
  path: "/api/RegularGift/DownloadDiplomaByOrderRef/:orderReference",
};

type Format = "pdf" | "png";
export const giftDocumentHref = (orderReference: string, format: Format): string =>
  hrefOf(giftDocumentFileCall, { orderReference, format });
export const diplomaHref = (orderReference: string, format: Format): string =>
  hrefOf(diplomaFileCall, { orderReference, format });
