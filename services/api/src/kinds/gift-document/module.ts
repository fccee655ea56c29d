import type { Module } from "../module.ts";
import { createAmountCheck } from "../../ledger/orders/check-amount.ts";
import { giftDocumentPreviews } from "./document.ts";
import { giftCardHandler, giftCertificateHandler } from "./handler.ts";
import { giftDocumentMails } from "./mails.ts";
import { newGiftDocument } from "./new-order.ts";
import { giftDocumentRoutes } from "./routes.ts";

export const giftDocument = {
  orders: { gift_certificate: giftCertificateHandler, gift_card: giftCardHandler },
  gifts: ({ published, documents, placeOrder }) => {
    const checkAmount = createAmountCheck(published.giftLimits, "regular_gift");
    return {
      gift_certificate: (request, body) => placeOrder(request, newGiftDocument(body, { checkAmount, documents })),
      gift_card: (request, body) => placeOrder(request, newGiftDocument(body, { checkAmount, documents })),
    };
  },
  mails: { giftDocument: giftDocumentMails.mailed },
  previews: giftDocumentPreviews,
  posted: { giftDocument: giftDocumentMails.posted },
  routes: [giftDocumentRoutes],
} satisfies Module;
