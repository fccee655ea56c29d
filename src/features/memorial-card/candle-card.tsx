import React from "react";
import { styled } from "styled-components";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { useTexts } from "#src/core/texts.tsx";
import { BurningCandle } from "./burning-candle.tsx";

type Props = {
  card: {
    remembered: { name: string; bornYear?: number | undefined; diedYear?: number | undefined };
    greeting: string;
    from: string;
  };
  language: Language;
  /** Where the name heads the page that it stands on. */
  nameAs?: "h1" | "p";
};

const years = (bornYear: number | undefined, diedYear: number | undefined): string | null => {
  if (bornYear !== undefined && diedYear !== undefined) return `${bornYear}–${diedYear}`;
  if (bornYear !== undefined) return `*\u00a0${bornYear}`;
  return diedYear === undefined ? null : `†\u00a0${diedYear}`;
};

const longName = 24;

/** The card as it is seen and shared. What is not yet written on it is a quiet line. */
export function CandleCard({ card: { remembered, greeting, from }, language, nameAs: Name = "p" }: Props) {
  const { say } = useTexts();
  const lived = years(remembered.bornYear, remembered.diedYear);
  const words = { lang: language, dir: "auto" };
  const name = remembered.name.trim();
  const isBlank = name === "" && greeting.trim() === "" && from.trim() === "";
  return (
    <CardSheet>
      <div>
        <BurningCandle />
        <div className="inside">
          <div>
            <p>{say("candleCard.burningFor")}</p>
            <Name className={`name head${name.length > longName ? " long" : ""}`} {...words}>
              {name || <Blank className="wide" />}
            </Name>
            {lived !== null && <p className="years">{lived}</p>}
          </div>
          {(isBlank || greeting.trim() !== "") && (
            <p className="greeting" {...words}>
              {greeting.trim() || <Blank className="wide" />}
            </p>
          )}
          <div>
            <p>{say("candleCard.litBy")}</p>
            <p className="from" {...words}>
              {from.trim() || <Blank />}
            </p>
          </div>
        </div>
      </div>
    </CardSheet>
  );
}

const Blank = styled.span`
  display: inline-block;
  width: min(8rem, 50%);
  height: 1px;
  background: currentColor;
  opacity: 0.5;
  vertical-align: middle;

  &.wide {
    width: min(14rem, 80%);
  }
`;

export const CardSheet = styled.article`
  container: candle-card / inline-size;
  color: var(--on-dusk);
  break-inside: avoid;

  > div {
    background: var(--field-dusk);
  }
  .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: var(--s5);
    padding: var(--s6) clamp(1.25rem, 8cqi, 4rem) var(--s7);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .inside p {
    margin-inline: auto;
  }
  .name {
    margin-block: var(--s2);
    color: var(--slip-dusk);
    font-size: min(clamp(1.9rem, 9cqi, 3rem), 10vw);
    line-height: 1.1;
    hyphens: manual;
  }
  .name.long {
    font-size: min(clamp(1.5rem, 7cqi, 2.25rem), 8.5vw);
  }
  .years {
    font-family: var(--font-head);
    font-variant-numeric: lining-nums;
  }
  .greeting {
    font-family: var(--font-head);
    font-size: min(1.3rem, 8vw);
    line-height: 1.5;
    white-space: pre-line;
    text-wrap: balance;
  }
  .from {
    font-family: var(--font-head);
    font-weight: var(--w-strong);
  }
  a {
    color: inherit;
  }
  @container candle-card (min-width: 44em) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      min-height: 36rem;
    }
    .name {
      font-size: clamp(2rem, 4.6cqi, 3.25rem);
    }
    .name.long {
      font-size: clamp(1.75rem, 3.6cqi, 2.5rem);
    }
  }
  @media print {
    color: #2a2f45;
    > div {
      display: block;
      max-width: 12cm;
      margin-inline: auto;
      background: none;
    }
    .name {
      color: inherit;
    }
  }
`;
