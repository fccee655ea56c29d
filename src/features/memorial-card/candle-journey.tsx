import React, { useEffect, useState, type ReactNode } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { forgetDraft } from "#src/core/order/draft/order-draft.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { StillLake } from "#src/core/order/side/still-lake.tsx";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { useRefusedChoice } from "#src/core/order/steps/checked-step.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { from } from "#src/ui/media.ts";
import { CandleCard } from "./candle-card.tsx";
import { CandleCount } from "./candle-count.tsx";
import { candle, changeCard, chooseGift, kind, stepNamesOf, toShown, type CandleProduct } from "./candle.ts";
import { CandleWordsStep } from "./candle-words-step.tsx";
import { loadCandleOrder, loadDonorStep } from "./lazy-steps.ts";

type Props = { product: CandleProduct; receiver: Receiver; children: ReactNode };

const CandleDonorStep = React.lazy(loadDonorStep);
const CandleOrder = React.lazy(loadCandleOrder);
const lazy = lazySteps(loadDonorStep);

export function CandleJourney({ product, receiver, children }: Props) {
  const { say, language } = useTexts();
  const journey = useOrderJourney(candle, product, lazy);
  const { step, draft, change, goTo } = journey;
  const { refused, changeFirst, refuse } = useRefusedChoice(journey);
  const isFirstStep = step === "card";

  /** Its page is in the place of the form: no candle is lit twice by the way back. */
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
        isFirstStep && (
          <StillLake isFirstRender={!journey.isInitialised} heading={say("candle.heading")} lead={say("candle.lead")}>
            <CandleCountWhenIdle />
          </StillLake>
        )
      }
      side={
        isFirstStep ? null : (
          <CandleSide>
            <CandleCard card={toShown(draft.card)} language={language} />
          </CandleSide>
        )
      }
      below={isFirstStep && children}
    >
      {isFirstStep ? (
        <CandleWordsStep
          receiver={receiver}
          refused={refused}
          {...journey.choiceStep}
          onCard={(changed) => changeFirst(changeCard(changed))}
          onGift={() => change(chooseGift)}
          onRefused={(fields) => refuse("fields", fields)}
          {...journey.sendingEvents}
          onLit={lit}
        />
      ) : (
        <CandleDonorStep
          draft={draft}
          product={product}
          receiver={receiver}
          {...amountEvents(journey)}
          onDonor={(changed) => change(changeDonor(changed))}
          onBack={() => goTo("card")}
          onRefused={(fields) => refuse("fields", fields)}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}

/** The card beside the form of the second step, where there is room. What it says stands in the form as well. */
function CandleSide({ children }: { children: ReactNode }) {
  return (
    <Side aria-hidden>
      <div>{children}</div>
    </Side>
  );
}

const Side = styled.div`
  display: none;
  background: var(--field-air);

  ${from("L")} {
    display: block;
    > div {
      position: sticky;
      top: 0;
      max-width: calc(28rem + 2 * var(--edge));
      margin-inline: auto;
      padding: var(--s7) var(--edge);
    }
  }
  /* In the dark its air is too near the card's own dusk. */
  @media (prefers-color-scheme: dark) {
    background: var(--field-deep);
  }
  @media print {
    display: none;
  }
`;

/** How many candles burn, asked once the page is there: what asks is no part of the first script. */
function CandleCountWhenIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <Room>{isIdle && <CandleCount />}</Room>;
}

/* Nothing moves when the number comes. */
const Room = styled.div`
  min-height: 1lh;
  margin-top: var(--s3);
`;
