import type { Environment } from "../environment.ts";
import { mondidoRefusal } from "./errors.ts";
import { nested } from "../http/form-body.ts";
import { requestHash, sameText } from "./wire.ts";

type Merchant = Environment["mondido"];

export type TransactionRequest = ReturnType<typeof readTransaction>;

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

/** Refused by the name of the first thing that is wrong. */
export const readTransaction = (body: unknown, merchant: Merchant) => {
  const form = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const value = form[name];
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
  };
  const [amount, currency, paymentRef] = [text("amount"), text("currency"), text("payment_ref")];
  if (text("merchant_id") !== merchant.merchantId) throw mondidoRefusal("errors.authentication.failed");
  if (amount === "") throw mondidoRefusal("errors.amount.missing");
  if (!amountForm.test(amount) || oreOf(amount) === 0) throw mondidoRefusal("errors.amount.invalid");
  if (currency === "") throw mondidoRefusal("errors.currency.missing");
  if (currency !== "sek") throw mondidoRefusal("errors.currency.unsupported");
  if (paymentRef === "") throw mondidoRefusal("errors.payment_ref.missing");
  if (paymentRef.length > 12) throw mondidoRefusal("errors.payment_ref.invalid");
  if (text("hash") === "") throw mondidoRefusal("errors.hash.missing");

  const test = text("test") === "true";
  const customerRef = text("customer_ref");
  const amountOre = oreOf(amount);
  const right = requestHash({ ...merchant, paymentRef, customerRef, amountOre, currency, test });
  if (!sameText(text("hash"), right)) throw mondidoRefusal("errors.hash.invalid");

  const [items, webhook, metadata, paymentDetails] = ["items", "webhook", "metadata", "payment_details"].map((name) =>
    nested(form[name]),
  );
  if (!items || !webhook || !metadata || !paymentDetails) throw mondidoRefusal("errors.request.invalid");
  const list = Object.values(items);
  if (!addUp(list, amountOre)) throw mondidoRefusal("errors.items.invalid");

  const webhookUrl = typeof webhook.url === "string" ? webhook.url : null;
  const [successUrl, errorUrl] = [text("success_url"), text("error_url")];
  const urls = [successUrl, errorUrl, ...(webhookUrl === null ? [] : [webhookUrl])];
  if (!urls.every(isUrl)) throw mondidoRefusal("errors.url.invalid");
  // Cards are typed on the hosted page alone.
  if (text("process") !== "false") throw mondidoRefusal("errors.card_number.missing");

  const vatAmount = text("vat_amount") === "" ? null : text("vat_amount");
  const what = { paymentRef, customerRef, amountOre, vatAmount, currency, test };
  return { ...what, successUrl, errorUrl, webhookUrl, items: list, metadata, paymentDetails };
};
