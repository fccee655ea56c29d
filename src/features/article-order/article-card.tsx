import React, { useId } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import type { ShownArticle } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";

type Props = {
  article: ShownArticle;
  quantity: number;
  left: number | undefined;
  onChange: (quantity: number) => void;
};

export function ArticleCard({ article, quantity, left, onChange }: Props) {
  const { say } = useTexts();
  const noteId = useId();
  const { name, description, price, picture } = article;
  // What this order holds already is among what is gone.
  const most = Math.min(article.most, left === undefined ? article.most : Math.max(left, quantity));
  const isSoldOut = left === 0 && quantity === 0;
  const note =
    left !== undefined && left > 0
      ? say("article.left", { left })
      : quantity === article.most
        ? say("article.most", { most: article.most })
        : null;
  return (
    <Card data-chosen={quantity > 0 || undefined}>
      <div className="picture">{picture && <Image picture={picture} sizes="(min-width: 64em) 20rem, 9rem" />}</div>
      <div className="about">
        <h2>{name}</h2>
        <span className="price num">
          {price === 0 ? say("article.free") : say("article.price", { price: formatAmount(price) })}
        </span>
        <p>{description}</p>
        <div className="how-many">
          {isSoldOut ? (
            <b>{say("article.soldOut")}</b>
          ) : (
            <>
              <QuantityStepper
                name={name}
                quantity={quantity}
                most={most}
                onChange={onChange}
                describedBy={note === null ? undefined : noteId}
              />
              <small id={noteId}>{note}</small>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

const Card = styled.li`
  /* Beside the picture, or below it where letters are large. */
  display: flex;
  flex-wrap: wrap;
  background: var(--sheet-quiet);
  overflow-wrap: anywhere;

  &[data-chosen] {
    box-shadow: inset 0 0 0 3px var(--mark);
  }
  .picture {
    flex: 1 1 5.5rem;
    display: grid;
    place-items: center;
    align-self: start;
    margin: 3px;
    overflow: clip;
  }
  .picture img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 30%;
  }
  .about {
    flex: 2.6 1 11.5rem;
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--s2);
    min-width: 0;
    padding: var(--s3) var(--s4) var(--s4);
  }
  h2 {
    font: 700 var(--t-h4) / 1.25 var(--font-head);
  }
  .price {
    margin-left: -0.35rem;
    padding: 0.3rem 0.9rem 0.35rem;
    background: var(--sheet);
    clip-path: var(--cut-2);
    font: 700 1.25rem/1.2 var(--font-head);
  }
  p {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.4;
  }
  .how-many {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s4);
    min-height: 3rem;
    margin-top: auto;
    padding-top: var(--s2);
  }
  /* How many are left is known a moment later: there is room for it. */
  small {
    flex: 1 0 100%;
    min-height: 1.3em;
    font-size: 1.125rem;
    line-height: 1.3;
  }
  ${from("M")} {
    flex-flow: column;

    /* As wide as the card before the picture is there, too. */
    .picture {
      flex: none;
      align-self: stretch;
    }
    .about {
      flex: 1 1 auto;
      padding: var(--s4) var(--s5) var(--s5);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-chosen] {
      border: 4px solid Highlight;
    }
    .price {
      clip-path: none;
    }
  }
`;
