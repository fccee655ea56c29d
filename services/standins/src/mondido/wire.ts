import { createHash, timingSafeEqual } from "node:crypto";
import { errorBody, isMondidoError } from "./errors.ts";
import type { Refund, Transaction } from "./transactions.ts";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

type Hashed = { merchantId: string; paymentRef: string; customerRef: string; amountOre: number; currency: string };

const twoDecimals = (ore: number): string => (ore / 100).toFixed(2);

const begin = ({ merchantId, paymentRef, customerRef, amountOre, currency }: Hashed): string =>
  [merchantId, paymentRef, customerRef, twoDecimals(amountOre), currency].join("");

export const requestHash = (of: Hashed & { test: boolean; secret: string }): string =>
  md5(`${begin(of)}${of.test ? "test" : ""}${of.secret}`);

/** What Mondido signs its news with, in the return URL and in the webhook. */
export const newsHash = (of: Hashed & { status: string; secret: string }): string =>
  md5(`${begin(of)}${of.status}${of.secret}`);

export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const decimals = (ore: number) => (ore / 100).toFixed(2);
const isoTime = (ms: number) => new Date(ms).toISOString();

type Known = { merchantId: string; secret: string };

export const pagePath = (transaction: Transaction): string => `/mondido/pay/${transaction.pageToken}`;

export const refundObject = (refund: Refund) => ({
  id: refund.id,
  amount: decimals(refund.amountOre),
  reason: refund.reason,
  ref: String(refund.id),
  created_at: isoTime(refund.createdAt),
  transaction: { id: refund.transactionId },
});

export const transactionObject = (transaction: Transaction, refunds: Refund[], base: string, merchantId: string) => {
  const { errorName } = transaction;
  return {
    id: transaction.id,
    created_at: isoTime(transaction.createdAt),
    processed_at: transaction.processedAt === null ? null : isoTime(transaction.processedAt),
    merchant_id: merchantId,
    amount: decimals(transaction.amountOre),
    vat_amount: transaction.vatAmount,
    payment_ref: transaction.paymentRef,
    ref: transaction.customerRef,
    customer_ref: transaction.customerRef,
    card_holder: transaction.cardHolder,
    card_number: transaction.cardNumber,
    card_type: transaction.cardNumber === null ? null : "visa",
    test: transaction.test,
    metadata: transaction.metadata,
    currency: transaction.currency,
    status: transaction.status,
    transaction_type: "credit_card",
    error: errorName !== null && isMondidoError(errorName) ? errorBody(errorName) : null,
    success_url: transaction.successUrl,
    error_url: transaction.errorUrl,
    payment_details: transaction.paymentDetails,
    items: transaction.items,
    refunds: refunds.map(refundObject),
    href: `${base}${pagePath(transaction)}`,
  };
};

export const signed = (transaction: Transaction, status: string, { merchantId, secret }: Known): string =>
  newsHash({ ...transaction, merchantId, status, secret });

export const returnUrl = (transaction: Transaction, known: Known): string => {
  const { id, paymentRef, status, errorName, successUrl, errorUrl } = transaction;
  const url = new URL(status === "approved" ? successUrl : errorUrl);
  url.searchParams.set("transaction_id", String(id));
  url.searchParams.set("payment_ref", paymentRef);
  url.searchParams.set("status", status);
  url.searchParams.set("hash", signed(transaction, status, known));
  if (errorName !== null) url.searchParams.set("error_name", errorName);
  return url.href;
};
