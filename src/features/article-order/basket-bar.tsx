import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { from } from "#src/ui/media.ts";
import type { Basket } from "./articles.ts";

export function BasketBar({ basket: { lines, cost } }: { basket: Basket }) {
  const { say } = useTexts();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const chosen = ["article.basketEmpty", "article.basketOne"] as const;
  const isFree = cost.postage !== null && cost.total === 0;
  return (
    <Bar role="status" className={pieces === 0 ? "empty" : undefined}>
      <div>
        <b>{say(chosen[pieces] ?? "article.basket", { pieces })}</b>
        {pieces > 0 && cost.postage !== null && (
          <span className="num">
            {isFree ? say("article.freeWhole") : say("article.ofWhichPostage", { postage: formatAmount(cost.postage) })}
          </span>
        )}
      </div>
      {pieces > 0 && cost.postage !== null && (
        <b className="sum num">
          {isFree ? say("article.free") : say("order.sum", { amount: formatAmount(cost.total) })}
        </b>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--s5);
  padding: var(--s3) var(--s4);
  background: var(--field-deep);
  color: var(--on-deep);
  line-height: 1.3;

  /* Nothing to keep in view. */
  &.empty {
    position: static;
    background: var(--sheet-quiet);
    color: var(--text);
  }
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    white-space: normal;
    font-size: 1.125rem;
  }
  .sum {
    font: 750 var(--t-h3) / 1.1 var(--font-head);
    white-space: nowrap;
  }
  /* On a low window it would lie over what one reads. */
  @media (max-height: 34em) {
    position: static;
  }
  html:not([data-script]) & {
    display: none;
  }
  ${from("M")} {
    padding: var(--s4) var(--s5);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
