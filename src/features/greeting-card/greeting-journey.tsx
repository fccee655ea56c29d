import React, { useMemo, type ReactNode } from "react";
import { styled } from "styled-components";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { SideField } from "#src/core/order/side/order-side.tsx";
import { ToneOfChoice } from "#src/core/order/side/order-tone.tsx";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { CardWall } from "./card-wall.tsx";
import { designOf, toneOf, useDesignsOfToday, type Design } from "./designs.ts";
import { chooseDesign, greeting, kind, namedStep, screenOf, stepNames, type GreetingProduct } from "./greeting.ts";
import { loadGreetingSteps } from "./lazy-steps.ts";

type Props = {
  product: GreetingProduct;
  /** All that editors offer, in season or not. */
  designs: readonly Design[];
  receiver: Receiver;
  children: ReactNode;
};

const GreetingSteps = React.lazy(loadGreetingSteps);
const lazy = [loadGreetingSteps];

export function GreetingJourney({ product, designs, receiver, children }: Props) {
  const offer = useMemo(() => ({ product, designs }), [product, designs]);
  const offered = useDesignsOfToday(designs);
  const journey = useOrderJourney(greeting, offer, lazy);
  const { draft, change, goTo } = journey;
  const design = designOf(designs, draft.code);
  const screen = screenOf(journey.step, { ...draft, code: design?.code ?? null });
  const isWall = screen === "design";
  const tone = isWall ? "bright" : toneOf(design);

  function choose(code: CampaignCode) {
    trackForm(kind, "form_start");
    change(chooseDesign(code));
    goTo("card");
  }
  const steps = (
    <GreetingSteps screen={screen} journey={journey} product={product} designs={designs} receiver={receiver} />
  );
  if (screen === "order")
    return (
      <OrderJourney journey={journey} names={stepNames} order={() => steps} side={null} below={null}>
        {null}
      </OrderJourney>
    );
  return (
    <ToneOfChoice value={tone}>
      <div className={tone === "quiet" ? "skymning" : undefined}>
        <OrderJourney
          journey={journey}
          names={stepNames}
          step={namedStep(screen)}
          order={() => steps}
          side={isWall || screen === "card" ? null : <ChosenSide design={design} />}
          below={isWall && children}
        >
          {isWall ? (
            <CardWall
              product={product}
              designs={offered}
              receiver={receiver}
              isFirstRender={!journey.isInitialised}
              problem={journey.problem}
              onChoose={choose}
            />
          ) : (
            steps
          )}
        </OrderJourney>
      </div>
    </ToneOfChoice>
  );
}

/** The chosen card beside the form, where there is room. What it is stands in the form as well. */
function ChosenSide({ design }: { design: Design | undefined }) {
  return (
    <SideField kind={kind} className="strip">
      {design && (
        <Card aria-hidden>
          <img src={design.picture.src} width={design.picture.width} height={design.picture.height} alt="" />
        </Card>
      )}
    </SideField>
  );
}

const Card = styled.div`
  padding-top: clamp(1rem, 5vh, 4rem);
  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 52vh;
    margin-inline: auto;
  }
`;
