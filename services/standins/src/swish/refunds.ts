import type { Store } from "../store/open.ts";
import type { RefundRequest } from "./request.ts";

export type SwishRefund = {
  id: string;
  paymentId: string;
  payerPaymentReference: string | null;
  callbackUrl: string;
  callbackIdentifier: string | null;
  amountOre: number;
  message: string | null;
  status: string;
  createdAt: number;
  paidAt: number | null;
  endsAt: number;
};

/** Between DEBITED and PAID. */
const settleMs = 300;

export const createRefunds = (store: Store) => ({
  add: (id: string, paymentId: string, request: RefundRequest) => {
    const now = Date.now();
    return store.insert<SwishRefund>("swish_refund", {
      id,
      paymentId,
      payerPaymentReference: request.payerPaymentReference,
      callbackUrl: request.callbackUrl,
      callbackIdentifier: request.callbackIdentifier,
      amountOre: request.amountOre,
      message: request.message,
      status: "DEBITED",
      createdAt: now,
      endsAt: now + settleMs,
    });
  },
  find: (id: string) => store.get<SwishRefund>`select * from swish_refund where id = ${id}`,
  sumOre: (paymentId: string): number =>
    store.get<{ ore: number }>`select coalesce(sum(amount_ore), 0) as ore from swish_refund
      where payment_id = ${paymentId} and status <> 'ERROR'`?.ore ?? 0,
  inProgress: (paymentId: string): boolean =>
    store.get`select 1 from swish_refund where payment_id = ${paymentId} and status = 'DEBITED'` !== undefined,
  due: () =>
    store.all<SwishRefund>`select * from swish_refund where status = 'DEBITED' and ends_at <= ${Date.now()} limit 500`,
  pay: (id: string): boolean =>
    store.run`update swish_refund set status = 'PAID', paid_at = ${Date.now()}
      where id = ${id} and status = 'DEBITED'` === 1,
  fail: (id: string): boolean =>
    store.run`update swish_refund set status = 'ERROR' where id = ${id} and status = 'DEBITED'` === 1,
});
