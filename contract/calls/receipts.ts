import { hrefOf } from "./call.ts";

export const receiptPdfCall = { method: "GET", path: "/api/Gift/DownloadPdfByOrderRef/:orderReference" } as const;

export const receiptHref = (orderReference: string): string => hrefOf(receiptPdfCall, { orderReference });
