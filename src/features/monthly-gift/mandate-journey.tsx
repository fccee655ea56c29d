import React, { type ReactNode } from "react";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { lazySteps } from "#src/core/order/steps/lazy-steps.ts";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountStep, type MonthlyProduct } from "./amount-step.tsx";
import { ConsentIntro } from "./consent-intro.tsx";
import { mandates, possibleStep, stepNamesOf } from "./mandate.ts";
import { loadMandateSteps } from "./lazy-steps.ts";
import { forgetWritten, takeDay } from "./mandate-draft.ts";
import { PaperWay } from "./paper-way.tsx";

type Props = {
  kind: MandateJourneyKind;
  product: MonthlyProduct;
  receiver: Receiver;
  children: ReactNode;
};

const MandateSteps = React.lazy(loadMandateSteps);
const lazy = lazySteps(loadMandateSteps);

export function MandateJourney({ kind, product, receiver, children }: Props) {
  const { say } = useTexts();
  const journey = useOrderJourney(mandates[kind], product, lazy);
  const { draft, change, goTo } = journey;
  const step = possibleStep(journey.step, draft);
  const amount = amountOf(draft);
  const isGift = kind === "monthly_gift";
  const isGivable = isGift && amount !== undefined && amountFault(draft, product) === null;

  const laterSteps = (
    <MandateSteps kind={kind} step={step} journey={journey} thanks={product.thanks} receiver={receiver} />
  );

  return (
    <OrderJourney
      journey={journey}
      names={stepNamesOf(kind)}
      step={step}
      order={() => laterSteps}
      side={
        <SideCard
          kind={kind}
          above={say(isGift ? "monthly.card" : "monthly.cardConsent", { organisation: receiver.name })}
          name={isGivable ? say("monthly.eachMonth", { amount: formatAmount(amount) }) : say("monthly.cardName")}
          below={isGift ? say("monthly.cardDay", { day: draft.drawDay }) : say("monthly.nothingToday")}
        />
      }
      below={step === "amount" && children}
    >
      {step !== "amount" ? (
        laterSteps
      ) : (
        <>
          {kind === "direct_debit" ? (
            <ConsentIntro receiver={receiver} isFirst={!journey.hasArrived} onGoOn={() => goTo("identity")} />
          ) : (
            <AmountStep
              product={product}
              receiver={receiver}
              {...journey.choiceStep}
              {...amountEvents(journey)}
              onDay={(day) => change(takeDay(day))}
              onForget={() => change(forgetWritten)}
            />
          )}
          <PaperWay phone={receiver.phone} />
        </>
      )}
    </OrderJourney>
  );
}
