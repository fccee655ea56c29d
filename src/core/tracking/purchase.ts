import { orderKinds, productOf } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { cut } from "#src/lib/tracked-url.ts";
import { pushPurchase } from "../tag-manager/data-layer.ts";
import { sendWebEvent } from "./send.ts";

const longestName = 100;

type Bought = { name: string; price: number; quantity: number };

/** The charity's register is asked first: what it has heard of before, analytics is not told again. */
export async function reportPurchase(answer: PaymentAnswer, bought: string | readonly Bought[]): Promise<void> {
  if (!answer.paid) return;
  const { category, variant } = orderKinds[answer.kind].product;
  const lines = typeof bought === "string" ? [{ name: bought, price: answer.amount, quantity: 1 }] : bought;
  const purchase = {
    transactionId: answer.shortOrderReference,
    transactionTotal: answer.amount,
    transactionProducts: lines.map(({ name, price, quantity }) => ({
      item_id: productOf(answer.kind),
      item_name: cut(name, longestName),
      price,
      quantity,
      item_category: category,
      item_variant: variant,
    })),
  };
  const registered = await sendWebEvent({ requestgroup: "purchase", type: "purchase", ...purchase });
  if (registered?.recorded === true) pushPurchase(purchase);
}
