import React from "react";
import { styled } from "styled-components";
import { fetchMemorialCardOrder } from "#src/calls/memorial-cards.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { CandleCard } from "./candle-card.tsx";
import { toShown, type CandleDraft } from "./candle.ts";

type Props = { order: string; draft: CandleDraft };

/** The candle that was lit. The order may be of another tab: then the API knows whose it is. */
export function LitCandle({ order, draft }: Props) {
  const { language } = useTexts();
  const { answer } = useAnswer(order, () => fetchMemorialCardOrder(order, null));
  const card = answer?.card ?? toShown(draft.card);
  return (
    <Candle>
      <CandleCard card={card} language={answer?.language ?? language} />
    </Candle>
  );
}

const Candle = styled.div`
  max-width: 24rem;
  margin-inline: auto;

  article > div > div:first-child {
    aspect-ratio: 5 / 4;
  }
  article .inside {
    gap: var(--s3);
    padding-block: var(--s4) 0;
  }
`;
