import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { giftCard, orderGiftCertificate } from "@hjarta-lunga/contract/routes.ts";
import { eq, inArray } from "drizzle-orm";
import { giftDocumentDetails } from "../../platform/database/tables/gift-documents.ts";
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

export const giftCertificateHandler = handlerOf("gift_certificate");
export const giftCardHandler = handlerOf("gift_card");
