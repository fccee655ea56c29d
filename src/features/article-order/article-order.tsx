import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { ArticleOrderState } from "@hjarta-lunga/contract/schemas/articles.ts";
import { fetchArticleOrder } from "#src/calls/articles.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { OrderBird } from "#src/core/order/side/order-ground.tsx";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { kind, stepNamesOf, type ArticleDraft } from "./articles.ts";

type Props = OrderStepProps<ArticleDraft> & { amount: number | undefined };

export default function ArticleOrder(props: Props) {
  const { say, language } = useTexts();
  const { draft, amount, order } = props;
  const { answer: state, hasFailed } = useAnswer(order, () => fetchArticleOrder(order));
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNamesOf(draft.order === order && amount === 0)}
      mobile={draft.recipient.mobile}
      thanks={() => ({
        product: { heading: say("article.heading"), thanks: say("article.thanks.lead") },
        bought: state === null ? (hasFailed ? undefined : null) : boughtIn(state, say("article.postage")),
        from: say("article.thanks.from"),
        made: <Parcel>{state && <OrderedArticles state={state} />}</Parcel>,
        next: state === null ? [say("article.thanks.willPack")] : newsOf(state, { say, language }),
        actions: (
          <Actions>
            <SmartLink className="textlink" href={routes.start.href()}>
              {say("article.thanks.home")}
            </SmartLink>
            {state !== null && state.amount > 0 && state.withdrawnOn === null && (
              <a className="textlink" href={routes.withdraw.orderHref(state.shortOrderReference)}>
                {say("article.withdraw")}
              </a>
            )}
          </Actions>
        ),
      })}
    />
  );
}

/** What is packed, as a list on a slip with the bird. */
function Parcel({ children }: { children: ReactNode }) {
  return (
    <Slip>
      <OrderBird kind={kind} />
      {children}
    </Slip>
  );
}

const Slip = styled.div`
  position: relative;
  min-height: 11rem;
  margin-top: clamp(3.5rem, 14vw, 6rem);
  padding: clamp(1rem, 4vw, 2rem);
  background: var(--sheet);
  color: var(--text);

  .bird {
    position: absolute;
    right: 8%;
    bottom: calc(100% - 5px);
    width: clamp(4.5rem, 21%, 7.5rem);
  }
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  overflow-wrap: anywhere;
`;

function OrderedArticles({ state: { lines, postage, amount } }: { state: ArticleOrderState }) {
  const { say } = useTexts();
  const cost = (sek: number) => (sek === 0 ? say("article.free") : say("order.sum", { amount: formatAmount(sek) }));
  return (
    <Lines aria-label={say("article.thanks.contents")}>
      {lines.map(({ articleNumber, name, quantity, price }) => (
        <li key={articleNumber}>
          <span>{say("article.line", { quantity, name })}</span>
          <span className="num">{cost(quantity * price)}</span>
        </li>
      ))}
      {amount > 0 && (
        <li>
          <span>{say("article.postage")}</span>
          <span className="num">{cost(postage)}</span>
        </li>
      )}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  width: 100%;
  margin-top: var(--s4);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding: var(--s2) 0;
    border-top: 1px solid var(--rule);
    text-align: left;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .num {
    flex: none;
  }
`;

type Speech = { say: Say; language: Language };

/** As analytics is told: the postage is bought as well. */
const boughtIn = ({ lines, postage }: ArticleOrderState, postageName: string) => [
  ...lines.map(({ name, price, quantity }) => ({ name, price, quantity })),
  ...(postage > 0 ? [{ name: postageName, price: postage, quantity: 1 }] : []),
];

function newsOf(
  { packed, shippedOn, trackingNumber, withdrawnOn }: ArticleOrderState,
  { say, language }: Speech,
): string[] {
  if (withdrawnOn !== null) return [say("article.thanks.withdrawn", { day: sayDay(withdrawnOn, language) })];
  if (shippedOn === null) return [say(packed ? "article.thanks.packed" : "article.thanks.willPack")];
  return [
    say("article.thanks.shipped", { day: sayDay(shippedOn, language) }),
    ...(trackingNumber === null ? [] : [say("article.thanks.tracking", { number: trackingNumber })]),
  ];
}
