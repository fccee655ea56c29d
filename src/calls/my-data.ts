import {
  commentCall,
  fetchMyDataCall,
  mailLinkCall,
  myDocumentCall,
  openMailLinkCall,
  proveAddressCall,
  updateMyDataCall,
} from "@hjarta-lunga/contract/calls/my-data.ts";
import type { MyDataUpdate, MyDocument, NewComment } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { myDataTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { ask, asking } from "./ask.ts";

/* The token goes as a parameter, beside the URL that errors tell of. */

export const fetchMyData = (token: string) => ask(fetchMyDataCall, { token }, { timeout: myDataTimeoutMs });

export const updateMyData = (token: string, change: MyDataUpdate) =>
  ask(updateMyDataCall, change, { params: { token } });

export const sendComment = (token: string, comment: NewComment) => ask(commentCall, comment, { params: { token } });

/** Receipts are drawn when they are asked for. */
export const fetchMyDocument = (token: string, document: MyDocument): Promise<Blob> =>
  ask(myDocumentCall, document, { params: { token }, responseType: "blob", timeout: myDataTimeoutMs });

export const askForMailLink = asking(mailLinkCall);
export const openMailLink = asking(openMailLinkCall);
export const proveAddress = asking(proveAddressCall);
