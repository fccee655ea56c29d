import { inArray } from "drizzle-orm";
import { diplomas } from "../../platform/database/tables/documents.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";
import { taxOfGift } from "./receipt-tax.ts";

const forgetDiplomas: OrderHandler["forget"] = (tx, orderIds) =>
  tx.delete(diplomas).where(inArray(diplomas.orderId, orderIds));

export const regularGiftHandler: OrderHandler = {
  texts: {
    receipt: {
      thanks: "receipt.thanks",
      effect: "receipt.effect",
      paidFor: "receipt.givenTo",
      payer: "receipt.donor",
      questions: "receipt.questions",
    },
    receiptMail: {
      subject: "mail.receipt.subject",
      thanks: "mail.receipt.thanks",
      paid: "mail.receipt.given",
      effect: "mail.receipt.effect",
      reference: "mail.receipt.reference",
    },
    givenBackMail: { twice: "mail.givenBack.twice", changed: "mail.givenBack.changed" },
  },
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.regular")],
  taxOf: taxOfGift,
  mailsWhenPaid: ["receipt"],
  forget: forgetDiplomas,
  forgetOnRequest: forgetDiplomas,
};
