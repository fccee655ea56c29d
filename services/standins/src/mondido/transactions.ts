import { randomBytes } from "node:crypto";
import type { MondidoError } from "./errors.ts";
import type { Store } from "../store/open.ts";
import type { TransactionRequest } from "./request.ts";

export type Ending = { status: "approved" | "declined" | "failed"; errorName: MondidoError | null };

export const outcomes = {
  approve: { status: "approved", errorName: null },
  paid: { status: "approved", errorName: null },
  decline: { status: "declined", errorName: "errors.payment.declined" },
  declined: { status: "declined", errorName: "errors.payment.declined" },
  expired: { status: "declined", errorName: "errors.card.expired" },
  "three-d-secure": { status: "declined", errorName: "errors.3d_secure.failed" },
  fail: { status: "failed", errorName: "errors.payment.failed" },
} as const satisfies Record<string, Ending>;
export type Outcome = keyof typeof outcomes;

export const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);

export const byCvv: Readonly<Record<string, Outcome | "never">> = {
  "200": "approve",
  "201": "decline",
  "202": "expired",
  "203": "three-d-secure",
  "204": "never",
};

export type Transaction = TransactionRequest & {
  id: number;
  pageToken: string;
  status: string;
  errorName: string | null;
  cardHolder: string | null;
  cardNumber: string | null;
  createdAt: number;
  processedAt: number | null;
  endsAt: number | null;
  endsAs: string | null;
};

export type Card = { holder: string; maskedNumber: string };

export type Refund = { id: number; transactionId: number; amountOre: number; reason: string; createdAt: number };

export const createTransactions = (store: Store) => {
  const find = (id: number) => store.get<Transaction>`select * from mondido_transaction where id = ${id}`;
  const newest = (limit: number, offset = 0, status: string | null = null) =>
    store.all<Transaction>`select * from mondido_transaction where ${status} is null or status = ${status}
      order by id desc limit ${limit} offset ${offset}`;
  return {
    find,
    findByRef: (paymentRef: string) =>
      store.get<Transaction>`select * from mondido_transaction where payment_ref = ${paymentRef}`,
    findByPage: (token: string) =>
      store.get<Transaction>`select * from mondido_transaction where page_token = ${token}`,
    count: (status: string | null) =>
      store.get<{ n: number }>`select count(*) as n from mondido_transaction
        where ${status} is null or status = ${status}`?.n ?? 0,
    due: () =>
      store.all<Transaction>`select * from mondido_transaction
        where status = 'pending' and ends_at <= ${Date.now()} limit 500`,
    newest,
    all: () => newest(-1),
    add: (request: TransactionRequest, ends: { at: number; as: Outcome } | null) =>
      store.insert<Transaction>("mondido_transaction", {
        ...request,
        pageToken: randomBytes(16).toString("hex"),
        status: "pending",
        createdAt: Date.now(),
        endsAt: ends?.at ?? null,
        endsAs: ends?.as ?? null,
      }),
    /** Whether it waited until now: an end is never changed. */
    end: (id: number, { status, errorName }: Ending, card: Card | null): boolean =>
      store.run`update mondido_transaction set status = ${status}, error_name = ${errorName},
        card_holder = ${card?.holder ?? null}, card_number = ${card?.maskedNumber ?? null}, processed_at = ${Date.now()}
        where id = ${id} and status = 'pending'` === 1,
    addRefund: (transactionId: number, amountOre: number, reason: string) =>
      store.insert<Refund>("mondido_refund", { transactionId, amountOre, reason, createdAt: Date.now() }),
    refundsOf: (transactionId: number) =>
      store.all<Refund>`select * from mondido_refund where transaction_id = ${transactionId}`,
    refundedOre: (transactionId: number): number =>
      store.get<{ ore: number }>`select coalesce(sum(amount_ore), 0) as ore from mondido_refund
        where transaction_id = ${transactionId}`?.ore ?? 0,
    findRefund: (id: number) => store.get<Refund>`select * from mondido_refund where id = ${id}`,
  };
};
