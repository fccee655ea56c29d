import { useRef } from "react";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";

/** What was written before script came. By the fields' names in the form, the parts that they are of. */
export function useWordsBeforeHydration<Words extends Record<string, unknown>>(
  names: Readonly<Partial<Record<keyof Words, string>>>,
  words: Words,
  isReady: boolean,
  tell: (written: Partial<Words>) => void,
) {
  const box = useRef<HTMLDivElement>(null);

  function read(): Partial<Words> | null {
    // Who comes back to the step later has written nothing before script.
    if (isReady) return null;
    const written = Object.entries(names).map(
      ([part, name]) => [part, valueIn(box.current, `[name="${name}"]`)] as const,
    );
    const changed = written.filter(([part, value]) => value !== "" && value !== words[part]);
    return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<Words>);
  }
  useInputBeforeHydration(read, tell, isReady);
  return box;
}

export const valueIn = (box: HTMLElement | null, selector: string): string =>
  box?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value ?? "";
