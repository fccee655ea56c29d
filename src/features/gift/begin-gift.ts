import { useRef, useState } from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { amountFault, amountOf, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { refusedAmount } from "#src/core/order/amount/refused-amount.ts";
import type { Sent } from "#src/core/order/draft/order-draft.ts";
import { orderFailure } from "#src/core/order/steps/order-failure.ts";
import type { Try } from "#src/core/payment/use-payment.ts";
import { useTexts } from "#src/core/texts.tsx";
import { kind, type GiftDraft, type GivenProduct } from "./gift.ts";
import { loadGiftCalls } from "./lazy-steps.ts";

type Options = {
  draft: GiftDraft;
  product: GivenProduct;
  onAsk: (problem: AmountProblem) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

/** A press makes the order, of the amount alone: who gives is said to it afterwards. Then its payment begins. */
export function useBeginGift({ draft, product, onAsk, onSent, onOrder }: Options) {
  const { language } = useTexts();
  const [failure, setFailure] = useState<TextKey | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [toBegin, setToBegin] = useState<{ order: string; one: Try; amount: number } | null>(null);
  const making = useRef(false);

  async function make(amount: number, one: Try) {
    setFailure(null);
    try {
      const { placeGift } = await loadGiftCalls();
      const order = await placeGift({ amount, language }, draft, onSent);
      setToBegin({ order, one, amount });
      onOrder(order);
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const wrong = said?.fields?.amount;
      if (wrong === undefined) setFailure(orderFailure(said, { kind, hasOrder: draft.order !== null }));
      else onAsk(refusedAmount(wrong));
    }
  }

  function begin(one: Try): void {
    if (making.current) return;
    const amount = amountOf(draft);
    const fault = amountFault(draft, product);
    if (fault !== null || amount === undefined) {
      onAsk(fault ?? "missing");
      return;
    }
    making.current = true;
    setMaking(true);
    void make(amount, one).finally(() => {
      making.current = false;
      setMaking(false);
    });
  }

  return {
    begin,
    failure,
    isMaking,
    toBegin,
    onBegun: (order: string) => setToBegin((now) => (now?.order === order ? null : now)),
  };
}
