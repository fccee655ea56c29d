import { useRef } from "react";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";
import type { WordsDraft } from "./gift-document.ts";

const names = ["to", "from", "greeting"] as const;

/** What was written before script came. */
export function useWrittenBefore(words: WordsDraft, isReady: boolean, tell: (written: Partial<WordsDraft>) => void) {
  // Who comes back to the step later has written nothing before script.
  const box = useRef<HTMLDivElement>(null);
  useInputBeforeHydration<Partial<WordsDraft>>(() => (isReady ? null : read(box.current, words)), tell, isReady);
  return box;
}

function read(box: HTMLElement | null, words: WordsDraft): Partial<WordsDraft> | null {
  const changed = names.flatMap((name) => {
    const field = box?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    const value = field?.value ?? "";
    return value === "" || value === words[name] ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
