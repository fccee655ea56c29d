import { orderKinds, productOf } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { cut } from "#src/lib/cut.ts";
import { pushPurchase } from "../analytics/data-layer.ts";
import { sendWebEvent } from "./send.ts";

const longestName = 100;

/**
 * Tells an order that is paid, by the reference that opens nothing. The charity's register is asked first: what it has
 * heard of before, in this tab, another or before a reload, analytics is not told again.
 */
export async function reportPurchase(answer: PaymentAnswer, itemName: string): Promise<void> {
  if (!answer.paid) return;
  const { category, variant } = orderKinds[answer.kind].product;
  const product = {
    item_id: productOf(answer.kind),
    item_name: cut(itemName, longestName),
    price: answer.amount,
    quantity: 1,
    item_category: category,
    item_variant: variant,
  };
  const purchase = {
    transactionId: answer.shortOrderReference,
    transactionTotal: answer.amount,
    transactionProducts: [product],
  };
  const registered = await sendWebEvent({ requestgroup: "purchase", type: "purchase", ...purchase });
  if (registered?.recorded === true) pushPurchase(purchase);
}
