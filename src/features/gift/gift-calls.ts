import { giverTokenKey } from "@hjarta-lunga/contract/tab-storage.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { addRegularGift, setGiftGiver } from "#src/calls/gifts.ts";
import type { OrderDraft, Sent } from "#src/core/order/draft/order-draft.ts";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { storeInTab } from "#src/lib/stored-in-tab.ts";

export { setGiftGiver };

type Given = { amount: number; language: Language };

/** The order of the amount alone, in the place of the one before. What lets this tab say who gives is kept in it. */
export const placeGift = (given: Given, before: OrderDraft, onSent: (sent: Sent) => void): Promise<string> =>
  placeOrder(
    newOrder({ ...given, donor: { kind: "anonymous" as const } }, async (whole) => {
      const receipt = await addRegularGift(whole);
      storeInTab(giverTokenKey(receipt.orderReference), receipt.giverToken);
      return receipt;
    }),
    before,
    onSent,
  );
