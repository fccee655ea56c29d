import React from "react";
import { styled } from "styled-components";
import { firstDrawOn, usualBankingDaysAhead } from "@hjarta-lunga/contract/lib/draw-days.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay, todayInSweden } from "#src/lib/swedish-day.ts";

/** That nothing is drawn today, and when it is. The page was built on another day, so the date comes with script. */
export function FirstDraw({ drawDay, isKnown }: { drawDay: DrawDay; isKnown: boolean }) {
  const { say, language } = useTexts();
  const day = isKnown ? sayDay(firstDrawOn(todayInSweden(), drawDay, usualBankingDaysAhead), language) : null;
  return (
    <Said role="status">
      <b>{say("monthly.nothingToday")}</b> {day !== null && say("monthly.firstDraw", { day })}
    </Said>
  );
}

const Said = styled.p`
  min-height: 3.1em;
  margin-top: var(--s5);
  padding-left: var(--s4);
  border-left: 6px solid var(--thread-quiet);
`;
