import React from "react";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

export function CardsBlock({ block: { heading, text, all, href, cards } }: { block: ShownBlock<"cards"> }) {
  const { say } = useTexts();
  if (cards.length === 0) return null;
  return (
    <Cards>
      <div className="wrap">
        <div className="head-line">
          <h2>{heading}</h2>
          {(text ?? all) && (
            <p>
              {text}{" "}
              {all && (
                <SmartLink className="nowrap" href={all.href}>
                  {all.label}
                </SmartLink>
              )}
            </p>
          )}
        </div>
        <ul>
          {cards.map(({ code, title, seasonText, comes, picture }, index) => {
            const card = (
              <>
                <Image picture={picture} sizes="(min-width: 1024px) 22vw, 68vw" />
                <span className="head">{title}</span>
                <small>{comes === undefined ? seasonText : say("content.cardComes", { day: comes })}</small>
              </>
            );
            return (
              <li key={index}>
                {href && comes === undefined ? (
                  <SmartLink href={`${href}?${queryKeys.card}=${code}`}>{card}</SmartLink>
                ) : (
                  card
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Cards>
  );
}

const Cards = styled.section`
  padding-block: var(--band);
  overflow-x: clip;

  & + & {
    padding-top: 0;
  }
  .head-line {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4) var(--gap);
    align-items: end;
  }
  .head-line p {
    font-size: var(--t-lead);
    line-height: 1.45;
  }
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(68vw, 17rem);
    gap: var(--gap);
    margin-top: var(--s7);
    padding: 0 var(--edge) var(--s4);
    margin-inline: calc(var(--edge) * -1);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--edge);
  }
  /* A row without links in it cannot be pushed by keyboard. */
  @media (max-width: 63.9375em) {
    ul:not(:has(a)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      overflow: visible;
    }
  }
  li {
    scroll-snap-align: start;
    overflow-wrap: anywhere;
  }
  li a {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  img {
    width: 100%;
  }
  .head {
    display: block;
    margin-top: var(--s4);
    font-size: var(--t-h3);
    letter-spacing: -0.01em;
  }
  small {
    display: block;
    font-size: 1.125rem;
    color: var(--text-soft);
  }
  a:hover .head {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  ${from("L")} {
    .head-line {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    ul {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      overflow: visible;
      padding-bottom: 0;
      align-items: start;
    }
    ul:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    li:nth-child(4n + 2) {
      margin-top: 3.5rem;
    }
    li:nth-child(4n + 3) {
      margin-top: 1rem;
    }
    li:nth-child(4n) {
      margin-top: 4.5rem;
    }
  }
  @media print {
    ul {
      grid-auto-flow: row;
      grid-template-columns: repeat(4, 1fr);
      overflow: visible;
      margin: 0;
      padding: 0;
    }
  }
`;
