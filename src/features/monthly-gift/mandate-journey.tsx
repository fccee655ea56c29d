import React, { type ReactNode } from "react";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { fetchedLater } from "#src/core/order/steps/fetched-later.ts";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { AmountStep, type MonthlyProduct } from "./amount-step.tsx";
import { ConsentIntro } from "./consent-intro.tsx";
import { mandates, possibleStep, stepNamesOf } from "./mandate.ts";
import { loadLater } from "./later-steps.ts";
import { forgetWritten, takeDay } from "./mandate-draft.ts";
import { MandateSide } from "./mandate-side.tsx";
import { PaperWay } from "./paper-way.tsx";

type Props = {
  kind: MandateJourneyKind;
  product: MonthlyProduct;
  receiver: Receiver;
  children: ReactNode;
};

const MandateSteps = React.lazy(loadLater);
const later = fetchedLater(loadLater);

export function MandateJourney({ kind, product, receiver, children }: Props) {
  const journey = useOrderJourney(mandates[kind], product, later);
  const { draft, move, change, goTo } = journey;
  const step = possibleStep(journey.step, draft);
  const amount = amountOf(draft);
  const isGivable = kind === "monthly_gift" && amount !== undefined && amountFault(draft, product) === null;

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
        <MandateSide
          kind={kind}
          amount={isGivable ? amount : null}
          drawDay={draft.drawDay}
          organisation={receiver.name}
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
              draft={draft}
              receiver={receiver}
              isFirst={!journey.hasArrived}
              problem={journey.problem}
              asked={journey.asked}
              onPreset={(preset) => change(takePreset(preset))}
              onOwn={(own) => change(writeOwn(own))}
              // What is empty is no fault yet.
              onLeaveOwn={() => move({ move: "choiceLeft", isTooEarly: ({ own }) => own.trim() === "" })}
              onDay={(day) => change(takeDay(day))}
              onForget={() => change(forgetWritten)}
              onAsk={(problem) => move({ move: "choiceAsked", problem })}
              onGoOn={() => goTo("identity")}
            />
          )}
          <PaperWay phone={receiver.phone} />
        </>
      )}
    </OrderJourney>
  );
}
