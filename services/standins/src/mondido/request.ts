import type { Environment } from "../environment.ts";
import type { MondidoError } from "./errors.ts";
import { nested } from "./form-body.ts";
import { requestHash, sameText } from "./hash.ts";

type Merchant = Environment["mondido"];

export type TransactionRequest = {
  paymentRef: string;
  customerRef: string;
  amountOre: number;
  vatAmount: string | null;
  currency: string;
  test: boolean;
  successUrl: string;
  errorUrl: string;
  webhookUrl: string | null;
  items: unknown[];
  metadata: Record<string, unknown>;
  paymentDetails: Record<string, unknown>;
};

const amountForm = /^\d{1,9}\.\d{2}$/;
export const oreOf = (amount: string): number => Math.round(Number(amount) * 100);

const isUrl = (value: string): boolean => URL.canParse(value) && /^https?:/i.test(value);

const addUp = (items: unknown[], amountOre: number): boolean => {
  const sum = items.reduce<number>((total, item) => {
    const { amount, qty = "1" } = item as { amount?: string; qty?: string };
    return total + Math.round(Number(amount) * 100) * Number(qty);
  }, 0);
  return items.length === 0 || sum === amountOre;
};

/** The first thing that is wrong, by its name, or the request. */
export const readTransaction = (body: unknown, merchant: Merchant): TransactionRequest | MondidoError => {
  const form = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const value = form[name];
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
  };
  const [amount, currency, paymentRef, hash] = ["amount", "currency", "payment_ref", "hash"].map(text) as [
    string,
    string,
    string,
    string,
  ];
  if (text("merchant_id") !== merchant.merchantId) return "errors.authentication.failed";
  if (amount === "") return "errors.amount.missing";
  if (!amountForm.test(amount) || oreOf(amount) === 0) return "errors.amount.invalid";
  if (currency === "") return "errors.currency.missing";
  if (currency !== "sek") return "errors.currency.unsupported";
  if (paymentRef === "") return "errors.payment_ref.missing";
  if (paymentRef.length > 12) return "errors.payment_ref.invalid";
  if (hash === "") return "errors.hash.missing";

  const test = text("test") === "true";
  const customerRef = text("customer_ref");
  const amountOre = oreOf(amount);
  const right = requestHash({ ...merchant, paymentRef, customerRef, amountOre, currency, test });
  if (!sameText(hash, right)) return "errors.hash.invalid";

  const [items, webhook, metadata, paymentDetails] = ["items", "webhook", "metadata", "payment_details"].map((name) =>
    nested(form[name]),
  );
  if (!items || !webhook || !metadata || !paymentDetails) return "errors.request.invalid";
  const list = Object.values(items);
  if (!addUp(list, amountOre)) return "errors.items.invalid";

  const webhookUrl = typeof webhook.url === "string" ? webhook.url : null;
  const [successUrl, errorUrl] = [text("success_url"), text("error_url")];
  const urls = [successUrl, errorUrl, ...(webhookUrl === null ? [] : [webhookUrl])];
  if (!urls.every(isUrl)) return "errors.url.invalid";
  // Cards are typed on the hosted page alone: a call that would charge one has none to charge.
  if (text("process") !== "false") return "errors.card_number.missing";

  const vatAmount = text("vat_amount") === "" ? null : text("vat_amount");
  const what = { paymentRef, customerRef, amountOre, vatAmount, currency, test };
  return { ...what, successUrl, errorUrl, webhookUrl, items: list, metadata, paymentDetails };
};
