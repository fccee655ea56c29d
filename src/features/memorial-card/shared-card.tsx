import React, { useRef, useState } from "react";
import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import { namesAgainMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { askForCard, type CardAnswer } from "#src/core/card/ask-card.ts";
import { ReportCard } from "#src/core/card/report-card.tsx";
import { StatusMessage } from "#src/core/card/status-message.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { isRecord } from "#src/lib/is-record.ts";
import { CandleCount } from "./candle-count.tsx";
import { CandleNames } from "./candle-names.tsx";
import { loadCardCalls } from "./lazy-calls.ts";
import { LightCandle, type LitCandle } from "./light-candle.tsx";
import { MemorialCardDownloads } from "./memorial-card-downloads.tsx";

type Props = { reference: string; answer: MemorialCardAnswer; phone: Phone; onGone: () => void };

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
          <StatusMessage
            text={say(lit !== null ? "memorialCard.light.lit" : "memorialCard.light.litBefore")}
            isNews={lit !== null}
          />
        )}
      </section>
      <MemorialCardDownloads reference={reference} phone={phone} />
      <ReportCard
        reference={reference}
        report={async (sent) => (await loadCardCalls()).reportMemorialCard(sent)}
        phone={phone}
        onGone={onGone}
      />
    </>
  );
}

type Options = { reference: string; first: MemorialCardAnswer; onGone: () => void };

/** What is added to the list moves what stands below it: not under the hands of somebody who writes. */
const isWriting = () => document.activeElement?.matches("input, textarea") === true;

/** Who has lit a candle: asked again when there are more, and seldom, since there may be very many who look. */
export function useNames({ reference, first, onGone }: Options) {
  const [{ names, candles }, setKnown] = useState(first);
  const due = useRef(0);

  async function ask() {
    const found = await askMemorialCard(reference);
    if (found.state === "shown") setKnown(found.answer);
    else if (found.state !== "away") onGone();
  }
  function heard(burning: number) {
    if (burning <= candles || document.hidden || isWriting() || performance.now() < due.current) return;
    due.current = performance.now() + namesAgainMs;
    void ask();
  }
  return { names, candles, heard };
}

export const askMemorialCard = (reference: string): Promise<CardAnswer<MemorialCardAnswer>> =>
  askForCard(async () => {
    const { fetchMemorialCard } = await loadCardCalls();
    return fetchMemorialCard(reference);
  }, "error_memorial_card_get_card");

type OwnCandle = { reference: string; id: string };

const mostOwnCandles = 50;

const ownCandle = (reference: string): string | null =>
  storedCandles().find((candle) => candle.reference === reference)?.id ?? null;

function keepOwnCandle(candle: OwnCandle): void {
  try {
    const others = storedCandles().filter(({ reference }) => reference !== candle.reference);
    localStorage.setItem(storageKeys.ownCandles, JSON.stringify([candle, ...others].slice(0, mostOwnCandles)));
  } catch {
    // A browser may refuse to keep anything: the candle burns all the same.
  }
}

function storedCandles(): OwnCandle[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKeys.ownCandles) ?? "[]");
    return Array.isArray(read) ? read.filter(isOwnCandle) : [];
  } catch {
    return [];
  }
}

const isOwnCandle = (value: unknown): value is OwnCandle =>
  isRecord(value) && typeof value.reference === "string" && typeof value.id === "string";
