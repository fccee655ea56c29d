import React, { useState } from "react";
import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CandleCount } from "./candle-count.tsx";
import { CandleNames } from "./candle-names.tsx";
import { CardDownloads } from "./card-downloads.tsx";
import { LightCandle, OwnCandleLit, type LitCandle } from "./light-candle.tsx";
import { keepOwnCandle, ownCandle } from "./own-candles.ts";
import { ReportCard } from "./report-card.tsx";
import { useNames } from "./use-names.ts";

export { askForCard } from "./ask-card.ts";

type Props = { reference: string; answer: MemorialCardAnswer; phone: Phone; onGone: () => void };

/** Below a card that is shown: who else has lit a candle, and what one can do. */
export function SharedCard({ reference, answer, phone, onGone }: Props) {
  const { say } = useTexts();
  const [own, setOwn] = useState(() => ownCandle(reference));
  const [lit, setLit] = useState<LitCandle | null>(null);
  const known = useNames({ reference, first: answer, onGone });
  const candles = Math.max(lit?.candles ?? 0, known.candles);
  const isNamed = lit !== null && lit.name !== "" && known.names.every(({ id }) => id !== lit.id);
  const names = isNamed ? [{ id: lit.id, name: lit.name }, ...known.names] : known.names;

  function take(taken: LitCandle) {
    keepOwnCandle({ reference, id: taken.id });
    setOwn(taken.id);
    setLit(taken);
  }
  return (
    <>
      <section>
        <CandleCount reference={reference} first={candles} onGone={onGone} onCount={known.heard} />
      </section>
      <CandleNames names={names} own={own} candles={candles} />
      <section className="no-print">
        {own === null ? (
          <>
            <h2>{say("memorialCard.light")}</h2>
            <p>{say("memorialCard.light.text")}</p>
            <LightCandle reference={reference} phone={phone} onLit={take} onGone={onGone} />
          </>
        ) : (
          <OwnCandleLit isNew={lit !== null} />
        )}
      </section>
      <CardDownloads reference={reference} phone={phone} />
      <ReportCard reference={reference} phone={phone} onGone={onGone} />
    </>
  );
}
