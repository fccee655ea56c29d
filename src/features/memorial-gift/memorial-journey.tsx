import React, { type ReactNode } from "react";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { StillLake } from "#src/core/order/side/still-lake.tsx";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useRefusedChoice } from "#src/core/order/steps/checked-step.ts";
import { changeDelivery, changeSheet, memorialGift, kind, stepNames, type MemorialProduct } from "./memorial-gift.ts";
import { loadDonorStep, loadMemorialOrder, loadWhileWriting } from "./lazy-steps.ts";
import { SheetStep } from "./sheet-step.tsx";

type Props = { product: MemorialProduct; receiver: Receiver; children: ReactNode };

const DonorStep = React.lazy(loadDonorStep);
const MemorialOrder = React.lazy(loadMemorialOrder);
const lazy = lazySteps(loadDonorStep, loadWhileWriting, loadMemorialOrder);

export function MemorialJourney({ product, receiver, children }: Props) {
  const journey = useOrderJourney(memorialGift, product, lazy);
  const { step, draft, change, goTo } = journey;
  const { refused, changeFirst, refuse } = useRefusedChoice(journey);
  const amount = amountOf(draft);
  const isFirstStep = step === "sheet" || amount === undefined;

  return (
    <OrderJourney
      journey={journey}
      names={stepNames}
      order={(order) => (
        <MemorialOrder order={order} draft={draft} product={product} receiver={receiver} {...journey.orderEvents} />
      )}
      above={isFirstStep && <StillLake isFirstRender={!journey.isInitialised} {...product} />}
      side={isFirstStep ? null : <OrderSide kind={kind} amount={amount} organisation={receiver.name} />}
      below={isFirstStep && children}
    >
      {isFirstStep ? (
        <SheetStep
          product={product}
          receiver={receiver}
          refused={refused}
          {...journey.choiceStep}
          {...amountEvents(journey)}
          onSheet={(changed) => changeFirst(changeSheet(changed))}
          onDelivery={(changed) => changeFirst(changeDelivery(changed))}
        />
      ) : (
        <DonorStep
          draft={draft}
          amount={amount}
          phone={receiver.phone.shown}
          onChange={(changed) => change(changeDonor(changed))}
          onBack={() => goTo("sheet")}
          onRefused={refuse}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}
