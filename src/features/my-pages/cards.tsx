import React from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyCard } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { from } from "#src/ui/media.ts";
import candle from "../../../artwork/minnesljus-25.svg";
import { FirstOf } from "./first-of.tsx";
import { sayMonth, yearOf } from "./words.ts";

export type Design = Pick<CardDesign, "code" | "picture"> & { title: string };
type Props = { cards: readonly MyCard[]; designs: readonly Design[] };

const mostCards = 6;

/** Each leads to the page that was shared. A candle is named in few words. */
export function Cards({ cards, designs }: Props) {
  const { say } = useTexts();
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">{say("myPages.cards")}</h2>
      <FirstOf items={cards} most={mostCards} of={say("myPages.cards")}>
        {(shown, list) => (
          <List ref={list}>
            {shown.map((card, index) => (
              <li key={index}>
                <Card card={card} design={designs.find(({ code }) => code === card.campaignCode)} />
              </li>
            ))}
          </List>
        )}
      </FirstOf>
      <p>
        <a className="textlink" href={routes.greetingCard.href()}>
          {say("myPages.cards.new")}
        </a>
      </p>
    </section>
  );
}

function Card({ card, design }: { card: MyCard; design: Design | undefined }) {
  const { say, language } = useTexts();
  const { kind, to, on, page, openedOn } = card;
  const isCandle = kind === "memorial_card";
  const month = `${sayMonth(on, language)}\u00a0${yearOf(on)}`;
  const picture = isCandle ? { src: candle, width: 900, height: 1200 } : design?.picture;
  const inside = (
    <>
      {picture && <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />}
      <span className="head">
        {isCandle ? say("myPages.cards.candle") : (design?.title ?? say("myPages.cards.card"))}
      </span>
      <small>
        {say(isCandle ? "myPages.cards.for" : "myPages.cards.to", { to, month })}
        {openedOn !== null && !isCandle && ` ${say("myPages.cards.opened")}`}
      </small>
    </>
  );
  return page === null ? <span className="card">{inside}</span> : <a href={page}>{inside}</a>;
}

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 43%;
  gap: var(--s4);
  margin-inline: calc(var(--edge) * -1);
  padding-inline: var(--edge);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--edge);

  li {
    max-width: none;
    scroll-snap-align: start;
  }
  a,
  .card {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
  }
  .head {
    display: block;
    margin-top: var(--s3);
    font-size: var(--t-h4);
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: 1.0625rem;
    line-height: 1.35;
  }
  a:hover .head {
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.16em;
  }
  ${from("S")} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s5) var(--s4);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
