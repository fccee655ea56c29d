import {
  correctSheetCall,
  memorialGiftCall,
  memorialSheetCall,
  memorialSheetFileCall,
} from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { ask, asking, askForFile } from "./ask.ts";

export const addMemorialGift = asking(memorialGiftCall);
export const fetchSheet = (orderReference: string) => ask(memorialSheetCall, { orderReference });
export const correctSheet = asking(correctSheetCall);
export const fetchSheetFile = (orderReference: string, format: "pdf" | "png") =>
  askForFile(memorialSheetFileCall, { orderReference, format });
