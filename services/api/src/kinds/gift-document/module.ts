import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { giftCard, orderGiftCertificate } from "@hjarta-lunga/contract/routes.ts";
import { eq, inArray } from "drizzle-orm";
import type { GiftDocumentOrder } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { Module } from "../module.ts";
import { giftDocumentMyData } from "./my-data.ts";
import { createAmountCheck, type NewOrder } from "../../ledger/orders/new-order.ts";
import { giftDocumentPreviews, makeGiftDocument, paidTask, documentProblems } from "./document.ts";
import { giftDocumentRoutes } from "./routes.ts";
import { documentMailsAndLetters } from "../../shared/documents/mails-and-letters.ts";
import { documentVersion, kindOf, columnsOf } from "./repository.ts";
import { giftDocumentDetails, giftDocuments } from "../../platform/database/tables/documents.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { removeDocumentsOf } from "../../platform/post/posted-tables.ts";
import { checkDelivery, postalColumns } from "../../platform/post/address.ts";
import { refuseProblems } from "../../platform/http/refusal.ts";

type Known = { checkAmount: (amount: number) => void; documents: Pick<Documents, "drawsAll"> };

const newGiftDocument = (body: GiftDocumentOrder, { checkAmount, documents }: Known): NewOrder => {
  const { kind, idempotencyKey, amount, donor, document, delivery, language, replaces } = body;
  return {
    ...{ kind, idempotencyKey, amount, donor, language, replaces },
    check: () => {
      checkAmount(amount);
      refuseProblems(documentProblems(documents, document));
      checkDelivery(documents, delivery);
    },
    details: {
      content: [document, delivery],
      lines: [],
      addDetails: async (tx, orderId) => {
        await tx.insert(giftDocumentDetails).values({ orderId, delivery: delivery.to, ...postalColumns(delivery) });
        await tx.insert(giftDocuments).values({ orderId, ...columnsOf(document) });
      },
    },
  };
};

const pages: Record<GiftDocumentKind, (orderReference: string) => string> = {
  gift_certificate: orderGiftCertificate.href,
  gift_card: giftCard.href,
};

const { texts, taxOf, mailsWhenPaid } = regularGiftHandler;

const handlerOf = (kind: GiftDocumentKind): OrderHandler => ({
  texts,
  page: {
    said: `mail.giftDocument.page.${kind}`,
    words: `mail.way.${kind}`,
    path: ({ reference }) => pages[kind](reference),
  },
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
  forgetOnRequest: (tx, orderIds) => removeDocumentsOf(tx, "giftDocument", orderIds),
});

const giftCertificateHandler = handlerOf("gift_certificate");
const giftCardHandler = handlerOf("gift_card");

const giftDocumentMails = documentMailsAndLetters({
  find: documentVersion,
  make: makeGiftDocument,
  taskOf: paidTask,
  tone: "bright",
  mail: {
    texts: "mail.giftDocument",
    subject: (found) => `mail.giftDocument.subject.${kindOf(found)}`,
    way: (found) => ({ words: `mail.way.${kindOf(found)}`, path: pages[kindOf(found)](found.order.reference) }),
  },
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
  myData: () => giftDocumentMyData,
  posted: { giftDocument: giftDocumentMails.posted },
  routes: [giftDocumentRoutes],
} satisfies Module;
