import React, { useMemo, type ReactNode } from "react";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { ShownArticle } from "#src/lib/shown-content.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { applyChanges, articleOrder, basketOf, kind, showAll, stepNamesOf, takeQuantity } from "./articles.ts";
import { ChooseStep } from "./choose-step.tsx";
import { loadArticleOrder, loadRecipientStep } from "./lazy-steps.ts";

type Props = {
  articles: readonly ShownArticle[];
  postage: Postage | null;
  receiver: Receiver;
  children: ReactNode;
};

const RecipientStep = React.lazy(loadRecipientStep);
const ArticleOrder = React.lazy(loadArticleOrder);
const lazy = lazySteps(loadRecipientStep, loadArticleOrder);

export function ArticleJourney({ articles, postage, receiver, children }: Props) {
  const { say } = useTexts();
  const offer = useMemo(() => ({ articles, postage }), [articles, postage]);
  const journey = useOrderJourney(articleOrder, offer, lazy);
  const { step, draft, change, goTo } = journey;
  const basket = basketOf(draft, offer);
  const { firstName, lastName, street, postalCode, town } = draft.recipient;

  return (
    <OrderJourney
      journey={journey}
      names={stepNamesOf(basket.cost.postage !== null && basket.cost.total === 0)}
      order={(order) => (
        <ArticleOrder
          order={order}
          draft={draft}
          amount={basket.lines.length === 0 || basket.cost.postage === null ? undefined : basket.cost.total}
          receiver={receiver}
          {...journey.orderEvents}
        />
      )}
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
            change(applyChanges(fields, offer));
            journey.askChoice("weight" in fields ? "tooHeavy" : "changed");
          }}
          {...journey.sendingEvents}
        />
      ) : (
        <ChooseStep
          offer={offer}
          receiver={receiver}
          {...journey.choiceStep}
          onQuantity={(articleNumber, quantity) => change(takeQuantity(articleNumber, quantity))}
          onShowAll={() => change(showAll)}
        />
      )}
    </OrderJourney>
  );
}
