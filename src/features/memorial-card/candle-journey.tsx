import React, { type ReactNode } from "react";
import { navigate } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { forgetDraft } from "#src/core/order/draft/order-draft.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { StillLake } from "#src/core/order/side/still-lake.tsx";
import { lazySteps } from "#src/core/order/steps/lazy-steps.ts";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useRefusedChoice } from "#src/core/order/steps/use-refused-choice.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { CandleCard } from "./candle-card.tsx";
import { CandleCountWhenIdle } from "./candle-count-when-idle.tsx";
import { changeCard, chooseGift, candle, kind, stepNamesOf, type CandleProduct } from "./candle.ts";
import { loadCandleOrder, loadDonorStep } from "./lazy-steps.ts";
import { toShown } from "./candle-shape.ts";
import { CandleSide } from "./candle-side.tsx";
import { CandleWordsStep } from "./candle-words-step.tsx";

type Props = {
  product: CandleProduct;
  receiver: Receiver;
  children: ReactNode;
};

const CandleDonorStep = React.lazy(loadDonorStep);
const CandleOrder = React.lazy(loadCandleOrder);
const lazy = lazySteps(loadDonorStep);

export function CandleJourney({ product, receiver, children }: Props) {
  const { say, language } = useTexts();
  const journey = useOrderJourney(candle, product, lazy);
  const { step, draft, move, change, goTo } = journey;
  const { refused, changeFirst, refuse } = useRefusedChoice(journey);
  const isFirst = step === "card";

  /** Its page is in the place of the form: the way back leads to an empty one, and no candle is lit twice by it. */
  function lit(orderReference: string) {
    trackForm(kind, "form_sent");
    forgetDraft(kind);
    navigate(routes.orderMemorialCard.href(orderReference), { replace: true });
  }

  return (
    <OrderJourney
      journey={journey}
      names={stepNamesOf(draft)}
      order={(order) => (
        <CandleOrder order={order} draft={draft} product={product} receiver={receiver} {...journey.orderEvents} />
      )}
      above={
        isFirst && (
          <StillLake isFirst={!journey.hasArrived} heading={say("candle.heading")} lead={say("candle.lead")}>
            <CandleCountWhenIdle />
          </StillLake>
        )
      }
      side={
        isFirst ? null : (
          <CandleSide>
            <CandleCard card={toShown(draft.card)} language={language} />
          </CandleSide>
        )
      }
      below={isFirst && children}
    >
      {isFirst ? (
        <CandleWordsStep
          draft={draft}
          receiver={receiver}
          isFirst={!journey.hasArrived}
          asked={journey.asked}
          refused={refused}
          onCard={(changed) => changeFirst(changeCard(changed))}
          onAsk={() => move({ move: "choiceAsked", problem: "fields" })}
          onGoOn={() => goTo("donor")}
        />
      ) : (
        <CandleDonorStep
          draft={draft}
          product={product}
          receiver={receiver}
          onGift={(withGift) => change(chooseGift(withGift))}
          onPreset={(preset) => change(takePreset(preset))}
          onOwn={(own) => change(writeOwn(own))}
          onDonor={(changed) => change(changeDonor(changed))}
          onBack={() => goTo("card")}
          onRefused={(fields) => refuse("fields", fields)}
          {...journey.sendingEvents}
          onLit={lit}
        />
      )}
    </OrderJourney>
  );
}
