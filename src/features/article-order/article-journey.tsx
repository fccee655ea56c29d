import React, { useMemo, type ReactNode } from "react";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useTexts } from "#src/core/texts.tsx";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";
import type { ShownArticle } from "#src/lib/shown-content.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { showAll, takeQuantity } from "./article-draft.ts";
import { createArticleMachine, kind, stepNames } from "./article-machine.ts";
import { basketOf } from "./basket.ts";
import { ChooseStep } from "./choose-step.tsx";
import { initialState } from "./initial-state.ts";
import { loadArticleOrder, loadRecipientStep } from "./later-steps.ts";
import { takeChanges } from "./told-changes.ts";

type Props = {
  articles: readonly ShownArticle[];
  postage: Postage | null;
  receiver: Receiver;
  /** What the editors have written below, for who has not begun. */
  children: ReactNode;
};

const RecipientStep = React.lazy(loadRecipientStep);
const ArticleOrder = React.lazy(loadArticleOrder);
const later = [loadRecipientStep, loadArticleOrder];

// Who has pressed before script was there waits for the next step already: it comes beside what hydrates this one.
if (pressedBeforeHydration() !== null) loadRecipientStep().catch(() => undefined);

/** A small shop: which articles, where they go, and how they are paid for, where they cost anything. */
export function ArticleJourney({ articles, postage, receiver, children }: Props) {
  const { say } = useTexts();
  const offer = useMemo(() => ({ articles, postage }), [articles, postage]);
  const machine = useMemo(() => createArticleMachine(offer), [offer]);
  const journey = useOrderJourney({
    kind,
    machine,
    arrive: (place) => initialState(place, offer, machine),
    keepable: (draft) => draft,
    chosen: ({ wanted }) => ({ wanted }),
    later,
  });
  const { step, draft, order, move, change, goTo } = journey;
  const basket = basketOf(draft, offer);
  const { firstName, lastName, street, postalCode, town } = draft.recipient;

  return (
    <OrderJourney
      kind={kind}
      names={stepNames}
      step={step}
      order={
        step === "order" && order !== null ? (
          <ArticleOrder
            key={order}
            order={order}
            draft={draft}
            amount={basket.lines.length === 0 || basket.cost.postage === null ? undefined : basket.cost.total}
            receiver={receiver}
            {...journey.orderEvents}
          />
        ) : null
      }
      side={
        step === "recipient" ? (
          <SideCard
            kind={kind}
            above={say("article.slip")}
            name={`${firstName} ${lastName}`.trim() || say("article.slipName")}
            below={[street, `${postalCode} ${town}`.trim()].filter(Boolean).join(", ")}
          />
        ) : null
      }
      below={step === "choose" && children}
    >
      {articles.length === 0 ? (
        <>
          <ScreenHeading quiet>{say("article.heading")}</ScreenHeading>
          <p className="lead">{say("article.noneOffered", { phone: receiver.phone.shown })}</p>
        </>
      ) : step === "recipient" ? (
        <RecipientStep
          draft={draft}
          basket={basket}
          phone={receiver.phone.shown}
          onChange={change}
          onBack={() => goTo("choose")}
          onChanged={(fields) => {
            change(takeChanges(fields, offer));
            journey.askChoice("weight" in fields ? "tooHeavy" : "changed");
          }}
          {...journey.sendingEvents}
        />
      ) : (
        <ChooseStep
          offer={offer}
          draft={draft}
          receiver={receiver}
          isFirst={!journey.hasArrived}
          problem={journey.problem}
          asked={journey.asked}
          onQuantity={(articleNumber, quantity) => change(takeQuantity(articleNumber, quantity))}
          onShowAll={() => change(showAll)}
          onAsk={(problem) => move({ move: "choiceAsked", problem })}
          onGoOn={() => goTo("recipient")}
        />
      )}
    </OrderJourney>
  );
}
