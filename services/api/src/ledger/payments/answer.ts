import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { isPaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { maskedEmail } from "../donors/masked-email.ts";
import type { ReceiptMail } from "../../platform/mail/receipt-state.ts";
import type { OrderRow, PaymentRow } from "./repository.ts";

type Known = {
  order: OrderRow;
  payment: PaymentRow | undefined;
  receipt: ReceiptMail;
  otherOpen: boolean;
  qr: string | null;
};

export const toAnswer = ({ order, payment, receipt, otherOpen, qr }: Known): PaymentAnswer => {
  const waits = payment?.state === "waiting";
  return {
    orderReference: order.reference,
    shortOrderReference: order.shortReference,
    kind: order.kind,
    amount: toSek(order.amountOre),
    currency,
    paid: order.paidAt !== null,
    payment:
      payment && isPaymentMethod(payment.method)
        ? {
            method: payment.method,
            state: payment.state,
            reason: payment.reason,
            expiresInMs: waits ? Math.max(0, Math.round(payment.leftMs)) : null,
            swish: waits && payment.swishToken !== null ? { token: payment.swishToken, qr } : null,
            cardPage: waits ? payment.cardPage : null,
          }
        : null,
    replaced: order.replacedBy !== null,
    givenBack: order.surplusOre === 0 ? null : { amount: toSek(order.surplusOre), done: !order.owesRefund },
    otherOpen,
    receiptTo: receipt.to === null ? null : maskedEmail(receipt.to),
    receipt: receipt.state,
  };
};
