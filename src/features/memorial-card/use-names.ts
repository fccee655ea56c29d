import { useRef, useState } from "react";
import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { namesAgainMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import { askMemorialCard } from "./ask-memorial-card.ts";

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
