import { useRef } from "react";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";
import type { CardDraft } from "./candle.ts";

/** The fields' names in the form. */
const names: Readonly<Record<keyof CardDraft, string>> = {
  name: "remembered",
  bornYear: "bornYear",
  diedYear: "diedYear",
  greeting: "greeting",
  from: "from",
};

/** What was written before script came: grief has no hurry, but the page may be slow. */
export function useWrittenBefore(card: CardDraft, isReady: boolean, tell: (written: Partial<CardDraft>) => void) {
  // Who comes back to the step later has written nothing before script.
  const box = useRef<HTMLDivElement>(null);
  useInputBeforeHydration<Partial<CardDraft>>(() => (isReady ? null : read(box.current, card)), tell, isReady);
  return box;
}

function read(box: HTMLElement | null, card: CardDraft): Partial<CardDraft> | null {
  const written = Object.entries(names).map(([part, name]) => {
    const field = box?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    return [part, field?.value ?? ""] as const;
  });
  const changed = written.filter(([part, value]) => value !== "" && value !== card[part as keyof CardDraft]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
