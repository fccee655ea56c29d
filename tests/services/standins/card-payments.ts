import { createHash } from "node:crypto";
import type { TestStandins } from "./test-standins.ts";

const secret = "development-only-mondido-secret";
const authorization = `Basic ${Buffer.from("1:development-only-mondido-password").toString("base64")}`;

/** Written out here on its own, so that a slip in the stand-in's recipe shows. */
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

export const newRef = () => crypto.randomUUID().replaceAll("-", "").slice(0, 12);

/** A transaction as the API makes it, with changes; the hash is right unless changed. */
export const transactionForm = (standins: TestStandins, changes: Record<string, string> = {}) => {
  const form: Record<string, string> = {
    merchant_id: "1",
    amount: "100.00",
    currency: "sek",
    payment_ref: newRef(),
    customer_ref: "",
    test: "true",
    process: "false",
    success_url: "https://charity.test/return?order=1",
    error_url: "https://charity.test/return?order=1",
    "items[0][artno]": "gift",
    "items[0][amount]": "100.00",
    "items[0][qty]": "1",
    webhook: JSON.stringify({ url: `${standins.urls().edge}/api/Payments/Callback/Mondido` }),
    ...changes,
  };
  const { merchant_id, payment_ref, customer_ref, amount, currency, test } = form;
  const signed = [merchant_id, payment_ref, customer_ref, amount, currency, test === "true" ? "test" : "", secret];
  return { hash: md5(signed.join("")), ...form };
};

export const hashOfNews = (paymentRef: string, status: string) => md5(`1${paymentRef}100.00sek${status}${secret}`);

export const mondido = async (standins: TestStandins, path: string, form?: Record<string, string>) => {
  const init = form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) };
  const answer = await fetch(`${standins.urls().mondido}${path}`, { ...init, headers: { authorization } });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
};

export const createTransaction = async (standins: TestStandins, changes: Record<string, string> = {}) => {
  const { body } = await mondido(standins, "/transactions", transactionForm(standins, changes));
  return { id: Number(body.id), paymentRef: String(body.payment_ref), href: String(body.href) };
};
