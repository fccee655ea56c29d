import React from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchArticleOrder } from "#src/calls/articles.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import type { ArticleDraft } from "./article-draft.ts";
import { kind, stepNamesOf } from "./articles.ts";
import { OrderedArticles } from "./ordered-articles.tsx";
import { boughtIn, newsOf } from "./order-progress.ts";

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
        downloads: state && <OrderedArticles state={state} />,
        next: state === null ? [say("article.thanks.willPack")] : newsOf(state, { say, language }),
        actions: (
          <Actions>
            <SmartLink className="textlink" href={routes.start.href()}>
              {say("article.thanks.home")}
            </SmartLink>
          </Actions>
        ),
      })}
    />
  );
}

const Actions = styled.span`
  overflow-wrap: anywhere;
`;
