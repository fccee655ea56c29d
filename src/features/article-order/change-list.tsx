import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { basketOf, type ArticleChange, type ArticleDraft, type ArticleOffer } from "./articles.ts";

export function ChangeList({ draft, offer }: { draft: ArticleDraft; offer: ArticleOffer }) {
  const { say } = useTexts();
  const { cost } = basketOf(draft, offer);
  const nameOf = (number: string) => offer.articles.find(({ articleNumber }) => articleNumber === number)?.name ?? "";
  const words = ({ articleNumber, change }: ArticleChange) => {
    const name = nameOf(articleNumber);
    if (change.what === "price") return say("article.change.price", { name, price: formatAmount(change.price) });
    return say(`article.change.${change.what}`, { name, ...("quantity" in change && { quantity: change.quantity }) });
  };
  const hasNewSum = draft.changes.length === 0 && cost.postage !== null;
  return (
    <Changes role="alert">
      <p>{say("article.changed")}</p>
      <ul>
        {draft.changes.map((one) => (
          <li key={one.articleNumber}>{words(one)}</li>
        ))}
        {hasNewSum && <li>{say("article.change.sum", { total: formatAmount(cost.total) })}</li>}
      </ul>
    </Changes>
  );
}

const Changes = styled.div`
  margin-top: var(--s5);
  padding: var(--s4) var(--s5);
  background: var(--field-note);
  color: var(--on-note);
  border-left: 10px solid var(--thread-quiet);
  line-height: 1.4;

  p {
    font-weight: var(--w-strong);
  }
  ul {
    display: grid;
    gap: var(--s2);
    margin-top: var(--s3);
    padding-left: 1.2em;
    list-style: disc;
  }
`;
