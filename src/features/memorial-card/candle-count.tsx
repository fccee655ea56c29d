import React, { useEffect, useEffectEvent, useState } from "react";
import { counterPollMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { useTexts } from "#src/core/texts.tsx";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";
import { showNumber } from "#src/lib/localised.ts";
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
  const { say, language } = useTexts();
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
      {burning > 0 &&
        say(burning === 1 ? "candleCard.countOne" : "candleCard.count", { count: showNumber(burning, language) })}
    </p>
  );
}

const longestWaitMs = 5 * 60_000;

type Polled = {
  ask: () => Promise<number>;
  onCount: (candles: number) => void;
  /** The card has been taken down, or never was: nothing more is asked. */
  onGone: () => void;
  isKnown: boolean;
};

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === "taken_down" || error.code === "not_found");

export function pollCandles({ ask, onCount, onGone, isKnown }: Polled) {
  let failures = 0;
  let isReported = false;

  function takeFailure(error: unknown): void {
    if (isGone(error)) {
      asking.stop();
      onGone();
      return;
    }
    // A device that goes to sleep cuts off what it has asked: that is no failure.
    if (document.hidden) {
      asking.askIn(0);
      return;
    }
    failures += 1;
    const { retryAfterMs = 0 } = error instanceof ApiError ? error : {};
    asking.askIn(Math.max(retryAfterMs, Math.min(counterPollMs * 2 ** failures, longestWaitMs)));
    if (!isReported) reportFailure("error_memorial_card_counter_poll", error);
    isReported = true;
  }

  const asking = askWhileSeen({
    ask,
    onAnswer: (candles) => {
      failures = 0;
      asking.askIn(counterPollMs);
      onCount(candles);
    },
    onError: takeFailure,
  });
  asking.askIn(isKnown ? counterPollMs : 0);
  return asking.stop;
}
