import React, { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { grouped } from "#src/lib/grouped.ts";
import { pollCandles } from "./candle-poll.ts";
import { loadCardCalls } from "./lazy-calls.ts";

type Props = {
  /** Of one card. Without it, all candles are counted. */
  reference?: string;
  first?: number;
  onGone?: () => void;
  onCount?: (candles: number) => void;
};

/** How many candles burn. It changes while one looks, and is read aloud only to who goes there. */
export function CandleCount({ reference, first, onGone, onCount }: Props) {
  const { say } = useTexts();
  const [{ known, count }, setCount] = useState({ known: first, count: first });
  // Somebody has just lit one here: that is newer than what was heard last.
  if (known !== first) setCount({ known: first, count: first });
  const gone = useEffectEvent(() => onGone?.());
  const counted = useEffectEvent((candles: number) => {
    setCount((before) => ({ ...before, count: candles }));
    onCount?.(candles);
  });
  const isKnown = useEffectEvent(() => first !== undefined);

  useEffect(
    () =>
      pollCandles({
        ask: async () => (await loadCardCalls()).countCandles(reference),
        onCount: counted,
        onGone: gone,
        isKnown: isKnown(),
      }),
    [reference],
  );

  const burning = count ?? 0;
  return (
    <p className="candle-count" style={{ minHeight: "1lh" }}>
      {burning > 0 && say(burning === 1 ? "candleCard.countOne" : "candleCard.count", { count: grouped(burning) })}
    </p>
  );
}
