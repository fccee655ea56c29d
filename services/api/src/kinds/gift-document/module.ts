import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { giftCard, orderGiftCertificate } from "@hjarta-lunga/contract/routes.ts";
import { eq, inArray } from "drizzle-orm";
import type { Module } from "../module.ts";
import { createAmountCheck } from "../../ledger/orders/new-order.ts";
import { giftDocumentPreviews, makeGiftDocument, paidTask } from "./document.ts";
import { newGiftDocument } from "./new-order.ts";
import { giftDocumentRoutes } from "./routes.ts";
import { documentMailsAndLetters } from "../../shared/documents/mails-and-letters.ts";
import { documentVersion, kindOf } from "./repository.ts";
import { giftDocumentDetails } from "../../platform/database/tables/documents.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";

const pages: Record<GiftDocumentKind, (orderReference: string) => string> = {
  gift_certificate: orderGiftCertificate.href,
  gift_card: giftCard.href,
};

const { texts, taxOf, mailsWhenPaid } = regularGiftHandler;

const handlerOf = (kind: GiftDocumentKind): OrderHandler => ({
  texts,
  page: { said: `mail.giftDocument.page.${kind}`, path: pages[kind] },
  itemRow: (_order, say) => [say("receipt.gift"), say(`receipt.kind.${kind}`)],
  taxOf,
  mailsWhenPaid,
  fulfil: async (tx, order, queue) => {
    const [details] = await tx
      .select({ delivery: giftDocumentDetails.delivery })
      .from(giftDocumentDetails)
      .where(eq(giftDocumentDetails.orderId, order.id));
    if (!details) return false;
    // By post it waits in the print queue, and `none` stays on the order's page.
    if (details.delivery === "donor") await queue({ template: "giftDocument", recipient: order.email });
    return true;
  },
  forget: (tx, orderIds) => tx.delete(giftDocumentDetails).where(inArray(giftDocumentDetails.orderId, orderIds)),
});

const giftCertificateHandler = handlerOf("gift_certificate");
const giftCardHandler = handlerOf("gift_card");

const giftDocumentMails = documentMailsAndLetters({
  find: documentVersion,
  make: makeGiftDocument,
  taskOf: paidTask,
  tone: "bright",
  mail: { texts: "mail.giftDocument", subject: (found) => `mail.giftDocument.subject.${kindOf(found)}` },
  post: { texts: "giftLetter", contents: (found) => `giftLetter.text.${kindOf(found)}` },
});

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
