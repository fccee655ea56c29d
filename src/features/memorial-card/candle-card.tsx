import React from "react";
import { styled } from "styled-components";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { useTexts } from "#src/core/texts.tsx";
import { BurningCandle } from "./burning-candle.tsx";
import { CardSheet } from "./card-sheet.tsx";

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
