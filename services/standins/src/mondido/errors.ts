import { Refusal } from "../http/answers.ts";

/** The provider's names. Only 129 is known from its documents; the other numbers are ours. */
const errors = {
  "errors.authentication.failed": { code: 101, status: 401, description: "Authentication failed" },
  "errors.amount.missing": { code: 102, status: 400, description: "Amount is missing" },
  "errors.amount.invalid": { code: 103, status: 400, description: "Amount must be a number with two decimals" },
  "errors.currency.missing": { code: 104, status: 400, description: "Currency is missing" },
  "errors.currency.unsupported": { code: 105, status: 400, description: "Currency is not supported" },
  "errors.payment_ref.missing": { code: 106, status: 400, description: "Payment reference is missing" },
  "errors.payment_ref.invalid": { code: 107, status: 400, description: "Payment reference must be 1 to 12 characters" },
  "errors.payment_ref.exists": { code: 108, status: 400, description: "Payment reference is already used" },
  "errors.hash.missing": { code: 109, status: 400, description: "Hash is missing" },
  "errors.hash.invalid": { code: 110, status: 400, description: "Hash does not match" },
  "errors.url.invalid": { code: 111, status: 400, description: "success_url, error_url or webhook url is missing" },
  "errors.items.invalid": { code: 112, status: 400, description: "Items do not add up to the amount" },
  "errors.card_number.missing": { code: 113, status: 400, description: "Card number is missing" },
  "errors.request.invalid": { code: 114, status: 400, description: "The request cannot be read" },
  "errors.transaction.not_found": { code: 115, status: 404, description: "Transaction was not found" },
  "errors.transaction_id.missing": { code: 116, status: 400, description: "Transaction id is missing" },
  "errors.reason.missing": { code: 117, status: 400, description: "Reason is missing" },
  "errors.refund.invalid": { code: 118, status: 400, description: "The transaction cannot be refunded by that amount" },
  "errors.payment.declined": { code: 129, status: 400, description: "Payment was declined" },
  "errors.card.expired": { code: 130, status: 400, description: "Card has expired" },
  "errors.3d_secure.failed": { code: 131, status: 400, description: "3-D Secure failed" },
  "errors.payment.failed": { code: 132, status: 400, description: "Payment could not be processed" },
  "errors.not_found": { code: 404, status: 404, description: "Not found" },
} as const;
export type MondidoError = keyof typeof errors;

export const isMondidoError = (name: string): name is MondidoError => Object.hasOwn(errors, name);

/** Also within a transaction that failed. */
export const errorBody = (name: MondidoError) => {
  const { code, description } = errors[name];
  return { name, code, description };
};
export const mondidoRefusal = (name: MondidoError) => new Refusal(errors[name].status, errorBody(name));
