import { useEffect, useEffectEvent, useState } from "react";
import { navigate } from "gatsby";
import { amountFault, amountOf, asWritten } from "#src/core/order/amount/chosen-amount.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import type { Try } from "#src/core/payment/use-payment.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { useTellOnce } from "#src/core/tracking/use-tell-once.ts";
import { useBeginGift } from "./begin-gift.ts";
import type { Frequency } from "./gift-slip.tsx";
import { kind, type GiftJourneyState, type GivenProduct } from "./gift.ts";
import { loadGiftPay } from "./lazy-steps.ts";
import { monthlyHref } from "./monthly-href.ts";
import { useGiver } from "./use-giver.ts";

/** What has come of the gift on the one screen, and what its presses do. */
export function useOneGift(journey: GiftJourneyState, product: GivenProduct) {
  const { draft, order, isInitialised, change } = journey;
  const [frequency, setFrequency] = useState<Frequency>("regular_gift");
  const [toldAlone, setAlone] = useState<boolean | null>(null);
  const [foundHere, setFoundHere] = useState<string | null>();
  const [asksNumber, setAsksNumber] = useState(false);
  const amount = amountOf(draft);
  const ours = order !== null && draft.order === order ? order : null;
  if (isInitialised && foundHere === undefined) setFoundHere(ours);
  const isFound = ours !== null && foundHere === ours;
  // Who comes back from the card's page is known by the way that was last taken.
  const isAlone = toldAlone ?? (isFound && draft.method === "card");
  const { onAsk } = journey.choiceStep;
  const beginning = useBeginGift({ draft, product, onAsk, ...journey.sendingEvents });
  const giver = useGiver({
    order: ours,
    draft,
    onNumberKept: (numberKeptOf) => change(() => ({ numberKeptOf })),
  });
  const told = useTellOnce(kind);

  const goMonthly = () => {
    // What a monthly gift may be is asked where it is given.
    const fault = amountFault(draft, product);
    if (fault === "missing" || fault === "notANumber") onAsk(fault);
    else navigate(monthlyHref(asWritten(draft)), { state: begun() });
  };
  const takeWay = (method: PaymentMethod) => change(() => ({ method }));
  function begin(one: Try) {
    if (beginning.isMaking) return;
    told("amount");
    takeWay(one.method);
    beginning.begin(one);
  }
  function pay(method: PaymentMethod) {
    if (method === "swishNumber") setAsksNumber(true);
    else begin({ method });
  }
  const carryOn = useEffectEvent(() => {
    if (draft.method !== "swishDirect") return;
    // While the order is made, and not after it.
    loadGiftPay().catch(() => undefined);
    beginning.begin({ method: "swishDirect" });
  });
  useEffect(() => {
    if (journey.isCarriedOn) carryOn();
  }, [journey.isCarriedOn]);
  const submitSlip = () => {
    if (frequency === "monthly_gift") goMonthly();
    else if (ours === null || journey.orderedFingerprint !== amount)
      pay(draft.method === "card" ? "card" : "swishDirect");
  };

  return {
    ...{ amount, ours, frequency, setFrequency, asksNumber, beginning, giver, told, goMonthly, begin, pay, submitSlip },
    ...{ isAlone, isFound, takeWay },
    onAlone: (isAlone: boolean | null) => {
      setAlone(isAlone);
      if (isAlone === false) setFoundHere(null);
    },
  };
}

export type OneGiftState = ReturnType<typeof useOneGift>;
