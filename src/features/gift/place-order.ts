import type { Donor } from "@hjarta-lunga/contract/donors.ts";
import type { Language } from "@hjarta-lunga/contract/published-content.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { addRegularGift } from "#src/calls/gifts.ts";
import { cancelPayment } from "#src/calls/payments.ts";
import type { GiftDraft } from "./gift-draft.ts";

export type Gift = { amount: number; donor: Donor; language: Language };

/** The gift as it may be kept on the device: a changed personal number is noticed by the API instead. */
function printOf({ amount, donor, language }: Gift): string {
  return JSON.stringify([amount, { ...donor, personalNumber: undefined }, language]);
}

type Before = Pick<GiftDraft, "sent" | "order">;

/**
 * Makes the order of a gift, once: the same gift has the same key, after a reload too. A changed gift is another order;
 * then nothing of the former may be left that could be paid. Answers with the order to show.
 */
export async function placeOrder(
  gift: Gift,
  before: Before,
  remember: (sent: { key: string; gift: string }) => void,
): Promise<string> {
  const print = printOf(gift);
  if (before.sent?.gift === print) {
    try {
      return await add(before.sent.key);
    } catch (error) {
      const isAnother = error instanceof ApiError && error.code === "idempotency_conflict";
      if (!isAnother) throw error;
    }
  }
  if (before.order !== null && (await isStillPayable(before.order))) return before.order;
  const key = crypto.randomUUID();
  remember({ key, gift: print });
  return add(key);

  async function add(idempotencyKey: string): Promise<string> {
    const { orderReference } = await addRegularGift({ idempotencyKey, ...gift });
    return orderReference;
  }
}

async function isStillPayable(order: string): Promise<boolean> {
  try {
    const { paid, payment } = await cancelPayment(order);
    return paid || (payment !== null && isLive(payment.state));
  } catch (error) {
    // An order that the API does not know, or that has nothing to cancel, is no obstacle.
    if (error instanceof ApiError && error.status !== undefined && error.status < 500) return false;
    throw error;
  }
}
