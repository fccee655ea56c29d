import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ApiError } from "#src/calls/api-error.ts";
import { orderText, type OwnOrderText } from "../order-text.ts";

const byCode: Partial<Record<ApiError["code"], OwnOrderText>> = {
  already_paid: "paidElsewhere",
  payment_in_progress: "payingElsewhere",
};

type Sent = { kind: OrderKind; hasOrder: boolean };

/** Why an order was not made, in words. */
export function orderFailure(error: ApiError | undefined, { kind, hasOrder }: Sent): TextKey {
  const known = error && byCode[error.code];
  if (known !== undefined) return orderText(kind, known);
  // The order that was made before may be paid by now: nothing is said of money.
  if (hasOrder) return orderText(kind, "notNow");
  if (error?.code === "too_many_requests") return "order.tooMany";
  if (error?.status !== undefined && error.status < 500) return orderText(kind, "refused");
  return navigator.onLine ? orderText(kind, "notSent") : "order.offline";
}
