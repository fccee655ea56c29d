import React from "react";
import { styled } from "styled-components";
import type { ArticleOrderState } from "@hjarta-lunga/contract/schemas/articles.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";

export function OrderedArticles({ state: { lines, postage, amount } }: { state: ArticleOrderState }) {
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
