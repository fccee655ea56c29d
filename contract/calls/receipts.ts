import { hrefOf } from "./call.ts";

/** The receipt as PDF: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const receiptPdfCall = { method: "GET", path: "/api/Gift/DownloadPdfByOrderRef/:orderReference" } as const;

export const receiptHref = (orderReference: string): string => hrefOf(receiptPdfCall, { orderReference });
