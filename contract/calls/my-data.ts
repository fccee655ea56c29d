import type {
  CommentReceipt,
  MailedSecret,
  MailLinkReceipt,
  MailLinkRequest,
  MyData,
  MyDataChanged,
  MyDataUpdate,
  MyDocument,
  NewComment,
  OpenedLink,
  ProvenAddress,
} from "../schemas/my-data.ts";
import { get, post } from "./call.ts";

/* The token goes as a query parameter, as the specification has it: no log, referrer or history of ours holds it. */

export const fetchMyDataCall = /* @__PURE__ */ get<{ token: string }, MyData>("/api/MyData/Fetch", { gifts: "list" });

export const updateMyDataCall = /* @__PURE__ */ post<MyDataUpdate, MyDataChanged>("/api/MyData/Update", {
  change: "string",
});
export const commentCall = /* @__PURE__ */ post<NewComment, CommentReceipt>("/api/MyData/Comment", {
  number: "number",
});
export const myDocumentCall = /* @__PURE__ */ post<MyDocument, Blob>("/api/MyData/Download");

/* Who has no BankID, or proves an address, has no token yet. */
export const mailLinkCall = /* @__PURE__ */ post<MailLinkRequest, MailLinkReceipt>("/api/MyData/MailLink", {
  state: "string",
});
export const openMailLinkCall = /* @__PURE__ */ post<MailedSecret, OpenedLink>("/api/MyData/OpenMailLink", {
  token: "string",
});
export const proveAddressCall = /* @__PURE__ */ post<MailedSecret, ProvenAddress>("/api/MyData/Prove", {
  state: "string",
});
