import { randomBytes } from "node:crypto";
import type { Store } from "../store/open.ts";
import { isResultCode, type Ending } from "./codes.ts";
import type { PaymentRequest, RefundRequest } from "./request.ts";

export type SwishPayment = PaymentRequest & {
  id: string;
  token: string | null;
  status: string;
  errorCode: string | null;
  paymentReference: string | null;
  createdAt: number;
  paidAt: number | null;
  endsAt: number;
  endsAs: string;
};

/** Whose phone pays what nobody's number was given for. Reserved for fiction. */
const somebodysNumber = "46701740605";
const newReference = () => randomBytes(16).toString("hex").toUpperCase();

export const createPayments = (store: Store) => {
  const newest = (limit: number) =>
    store.all<SwishPayment>`select * from swish_payment order by created_at desc limit ${limit}`;
  return {
    add: (id: string, request: PaymentRequest, ends: { at: number; as: Ending }) =>
      store.insert<SwishPayment>("swish_payment", {
        ...request,
        id,
        token: request.payerAlias === null ? randomBytes(16).toString("hex") : null,
        status: "CREATED",
        createdAt: Date.now(),
        endsAt: ends.at,
        endsAs: ends.as,
      }),
    find: (idOrToken: string) =>
      store.get<SwishPayment>`select * from swish_payment where id = ${idOrToken} or token = ${idOrToken}`,
    findByReference: (reference: string) =>
      store.get<SwishPayment>`select * from swish_payment where payment_reference = ${reference}`,
    payerIsBusy: (payerAlias: string): boolean =>
      store.get`select 1 from swish_payment where payer_alias = ${payerAlias} and status = 'CREATED'` !== undefined,
    due: () =>
      store.all<SwishPayment>`select * from swish_payment where status = 'CREATED' and ends_at <= ${Date.now()} limit 500`,
    waiting: () =>
      store.all<SwishPayment>`select * from swish_payment where status = 'CREATED' order by created_at desc`,
    newest,
    all: () => newest(-1),
    /** Whether it waited until now: an end is never changed. */
    end: (id: string, ending: Ending): boolean => {
      const paid = ending === "PAID";
      const failed = isResultCode(ending);
      const changed = store.run`update swish_payment set status = ${failed ? "ERROR" : ending},
        error_code = ${failed ? ending : null}, paid_at = ${paid ? Date.now() : null},
        payment_reference = ${paid ? newReference() : null},
        payer_alias = coalesce(payer_alias, ${paid ? somebodysNumber : null})
        where id = ${id} and status = 'CREATED'`;
      return changed === 1;
    },
  };
};

export type SwishRefund = Omit<RefundRequest, "originalPaymentReference" | "payerAlias"> &
  Pick<SwishPayment, "id" | "status" | "createdAt" | "paidAt" | "endsAt"> & { paymentId: string };

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
