import {
  correctDocumentCall,
  diplomaCall,
  diplomaFileCall,
  giftDocumentCall,
  giftDocumentFileCall,
  saveDiplomaCall,
} from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { giftDocumentAddCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { ask, asking, askForFile } from "./ask.ts";

export const addGiftDocument = asking(giftDocumentAddCall);
export const fetchDocument = (orderReference: string) => ask(giftDocumentCall, { orderReference });
export const correctDocument = asking(correctDocumentCall);
export const fetchDocumentFile = (orderReference: string, format: "pdf" | "png") =>
  askForFile(giftDocumentFileCall, { orderReference, format });

export const fetchDiploma = (orderReference: string) => ask(diplomaCall, { orderReference });
export const saveDiploma = asking(saveDiplomaCall);
export const fetchDiplomaFile = (orderReference: string, format: "pdf" | "png") =>
  askForFile(diplomaFileCall, { orderReference, format });
