import React, { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { mostArticles } from "@hjarta-lunga/contract/articles.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { withdrawalDays } from "@hjarta-lunga/contract/withdrawals.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ChoiceForm, useNextStep, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { whenIdle } from "#src/lib/when-idle.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { ArticleCard } from "./article-card.tsx";
import {
  basketOf,
  faultOfBasket,
  kind,
  type ArticleDraft,
  type ArticleOffer,
  type ArticleProblem,
} from "./articles.ts";
import { BasketBar } from "./basket-bar.tsx";
import { ChangeList } from "./change-list.tsx";
import { loadRecipientStep } from "./lazy-steps.ts";

type Props = ChoiceStepProps<ArticleDraft, ArticleProblem> & {
  offer: ArticleOffer;
  receiver: Receiver;
  onQuantity: (articleNumber: string, quantity: number) => void;
  onShowAll: () => void;
};

export function ChooseStep(props: Props) {
  const { offer, draft, receiver, isFirstRender, problem, asked, onQuantity, onShowAll, onAsk, onGoOn } = props;
  const { say } = useTexts();
  const phone = displayPhone(receiver.phone);
  const errorId = useId();
  const trouble = useRef<HTMLDivElement>(null);
  const next = useNextStep(loadRecipientStep, onGoOn);
  const left = useStock();
  const basket = basketOf(draft, offer);
  const fault = faultOfBasket(basket);
  const shown = draft.single === null ? offer.articles : offer.articles.filter(isSingle(draft.single));

  useLayoutEffect(() => {
    if (asked > 0) trouble.current?.focus();
  }, [asked]);

  const isNotLoaded = problem === null && next.hasFailed;
  useErrorTitle((problem !== null && problem !== "notThere") || isNotLoaded);
  return (
    <ChoiceForm
      kind={kind}
      product={{ heading: say("article.heading"), lead: say("article.lead") }}
      isFirstRender={isFirstRender}
      noScript={say("noScript.articles", { phone })}
      isUnderWay={next.isUnderWay}
      onSubmit={fault === null ? next.fetchNext : () => onAsk(fault)}
    >
      <div ref={trouble} tabIndex={-1}>
        {problem === "changed" ? (
          <ChangeList draft={draft} offer={offer} />
        ) : (
          problem !== null && (
            <FieldMessage id={errorId} role="alert" text={say(`article.${problem}`, { phone, most: mostArticles })} />
          )
        )}
      </div>
      <Articles className={draft.single === null ? undefined : "single"} aria-label={say("article.list")}>
        {shown.map((article) => {
          const { articleNumber } = article;
          return (
            <ArticleCard
              key={articleNumber}
              article={{ ...article, price: draft.prices[articleNumber] ?? article.price }}
              quantity={draft.wanted[articleNumber] ?? 0}
              left={left.get(articleNumber)}
              onChange={(quantity) => onQuantity(articleNumber, quantity)}
            />
          );
        })}
      </Articles>
      {draft.single !== null && (
        <p>
          <a
            className="textlink"
            href={routes.articles.href()}
            onClick={(event) => {
              event.preventDefault();
              onShowAll();
            }}
          >
            {say("article.all")}
          </a>
        </p>
      )}
      <BasketBar basket={basket} />
      <p>{say("article.noTax")}</p>
      <p>
        {say("article.withdrawal", { days: withdrawalDays })}{" "}
        <a href={routes.withdraw.href()}>{say("article.withdrawal.how")}</a>
      </p>
      {isNotLoaded && <FieldMessage id={errorId} role="alert" text={say("form.notLoaded")} />}
    </ChoiceForm>
  );
}

const isSingle =
  (single: string) =>
  ({ articleNumber }: { articleNumber: string }) =>
    articleNumber === single;

const Articles = styled.ul`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s5);
  padding: 0;
  list-style: none;

  ${from("M")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s5);

    &.single {
      max-width: 26rem;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${from("L")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from("XL")} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** How many there are left of what there is little of. Nothing of the others, and nothing until it is heard. */
function useStock(): ReadonlyMap<string, number> {
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(
    () =>
      whenIdle(() => {
        // Without it the page does as well: the API has the last word.
        import("#src/calls/articles.ts")
          .then(({ fetchArticleStock }) => fetchArticleStock())
          .then(
            ({ few }) => setLeft(new Map(few.map((one) => [one.articleNumber, one.left]))),
            () => undefined,
          );
      }),
    [],
  );
  return left;
}
