import { orderCompany } from "@hjarta-lunga/contract/routes.ts";
import { inArray } from "drizzle-orm";
import { nothingToForget, type OrderHandler } from "../../ledger/orders/handler.ts";
import { companyGiftDetails } from "../../platform/database/tables/company-gifts.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import { companyGiftById } from "./repository.ts";

const { texts, taxOf } = regularGiftHandler;

export const companyGiftHandler: OrderHandler = {
  texts: {
    ...texts,
    receipt: { ...texts.receipt, thanks: "receipt.company.thanks", payer: "receipt.company.giver" },
    receiptMail: {
      subject: "mail.company.subject",
      thanks: "mail.company.thanks",
      paid: "mail.company.given",
      effect: "mail.company.effect",
      reference: "mail.company.reference",
    },
  },
  page: {
    said: "mail.company.page",
    words: "mail.way.gift",
    path: ({ shortReference, reference }) => orderCompany.href(shortReference, reference),
  },
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.company")],
  taxOf,
  mailsWhenPaid: ["receipt", "companyDiploma"],
  billed: async (tx, orderId) => {
    const found = await companyGiftById(tx, orderId);
    if (!found) throw new Error("This order has no company");
    const { order, details } = found;
    const { street, postalCode, town, reference, orderNumber, occasion } = details;
    const buyer = { buyerName: order.companyName ?? "", organisationNumber: order.organisationNumber ?? "" };
    return { ...buyer, street, postalCode, town, reference, orderNumber, occasion };
  },
  /** The invoice and its company are in the books. */
  forgetOnRequest: nothingToForget,
  forget: (tx, orderIds) => tx.delete(companyGiftDetails).where(inArray(companyGiftDetails.orderId, orderIds)),
};
