import React, { type ReactNode } from "react";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { UntilResumed } from "#src/ui/until-resumed.tsx";
import { gift, kind, stepNames, type GivenProduct } from "./gift.ts";
import { loadGiftCalls, loadGiftOrder, loadGiftPay, loadGiverRules } from "./lazy-steps.ts";
import { OneGift } from "./one-gift.tsx";

type Props = { product: GivenProduct; receiver: Receiver; children: ReactNode };

const GiftOrder = React.lazy(loadGiftOrder);
const lazy = lazySteps(loadGiftCalls, loadGiftPay, loadGiverRules);

export function GiftJourney({ product, receiver, children }: Props) {
  const { say } = useTexts();
  const journey = useOrderJourney(gift, product, lazy, { isOneScreen: true });
  const { step, draft, order } = journey;
  if (step === "order" && order !== null && draft.order !== order)
    return (
      <OrderJourney
        journey={journey}
        names={stepNames}
        order={(reference) => (
          <GiftOrder order={reference} draft={draft} product={product} receiver={receiver} {...journey.orderEvents} />
        )}
        side={<OrderSide kind={kind} amount={null} organisation={receiver.name} />}
        below={null}
      >
        {null}
      </OrderJourney>
    );
  return (
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      <UntilResumed words={say("form.loading")}>
        <OneGift journey={journey} product={product} receiver={receiver}>
          {children}
        </OneGift>
      </UntilResumed>
    </LazyBoundary>
  );
}
