import React, { type ReactNode } from "react";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { AmountStep } from "./amount-step.tsx";
import { gift, kind, stepNames, type GivenProduct } from "./gift.ts";
import { loadDonorStep, loadGiftOrder } from "./lazy-steps.ts";

type Props = { product: GivenProduct; receiver: Receiver; children: ReactNode };

const DonorStep = React.lazy(loadDonorStep);
const GiftOrder = React.lazy(loadGiftOrder);
const lazy = lazySteps(loadDonorStep, loadGiftOrder);

export function GiftJourney({ product, receiver, children }: Props) {
  const journey = useOrderJourney(gift, product, lazy);
  const { step, draft, change, goTo } = journey;
  const amount = amountOf(draft);
  const isFirstStep = step === "amount" || amount === undefined;
  const isGivable = amount !== undefined && amountFault(draft, product) === null;

  return (
    <OrderJourney
      journey={journey}
      names={stepNames}
      order={(order) => (
        <GiftOrder order={order} draft={draft} product={product} receiver={receiver} {...journey.orderEvents} />
      )}
      side={<OrderSide kind={kind} amount={isGivable ? amount : null} organisation={receiver.name} />}
      below={step === "amount" && children}
    >
      {isFirstStep ? (
        <AmountStep product={product} receiver={receiver} {...journey.choiceStep} {...amountEvents(journey)} />
      ) : (
        <DonorStep
          draft={draft}
          amount={amount}
          phone={receiver.phone.shown}
          onChange={(changed) => change(changeDonor(changed))}
          onBack={() => goTo("amount")}
          onAmountRefused={journey.askChoice}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}
