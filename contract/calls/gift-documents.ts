import type { DiplomaAnswer, DiplomaSave } from "../schemas/diplomas.ts";
import type { GiftDocumentAnswer, GiftDocumentCorrection } from "../schemas/gift-documents.ts";
import { get, post } from "./call.ts";

export const giftDocumentCall = /* @__PURE__ */ get<{ orderReference: string }, GiftDocumentAnswer>(
  "/api/RegularGift/Document/:orderReference",
  { orderReference: "string" },
);
export const correctDocumentCall = /* @__PURE__ */ post<GiftDocumentCorrection, GiftDocumentAnswer>(
  "/api/RegularGift/CorrectDocument",
  { orderReference: "string" },
);
export const giftDocumentFileCall = /* @__PURE__ */ get<{ orderReference: string; format: "pdf" | "png" }, Blob>(
  "/api/RegularGift/DownloadDocumentByOrderRef/:orderReference",
);

export const diplomaCall = /* @__PURE__ */ get<{ orderReference: string }, DiplomaAnswer>(
  "/api/RegularGift/Diploma/:orderReference",
  { orderReference: "string" },
);
export const saveDiplomaCall = /* @__PURE__ */ post<DiplomaSave, DiplomaAnswer>("/api/RegularGift/Diploma", {
  orderReference: "string",
});
export const diplomaFileCall = /* @__PURE__ */ get<{ orderReference: string; format: "pdf" | "png" }, Blob>(
  "/api/RegularGift/DownloadDiplomaByOrderRef/:orderReference",
);
