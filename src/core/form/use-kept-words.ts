import { useEffect, useState } from "react";
import { wordsKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { isRecord, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { isAlike } from "#src/lib/is-alike.ts";
import { forgetInTab, keepInTab, keptInTab } from "#src/lib/kept-in-tab.ts";

type Options<Words> = {
  /** Of the order or the card that they are written to. */
  reference: string;
  /** Of what was read when they were written. */
  version: string | number;
  /** As they stand where nothing else is written. */
  saved: Words;
  /** What was kept may be anything. */
  read?: (kept: unknown) => Words;
};

function keptIn(reference: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(keptInTab(wordsKey(reference)) ?? "null");
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether this tab has begun to write to it. */
export const hasKeptWords = (reference: string): boolean => keptIn(reference) !== null;

/** Whether what this tab has written was written from another version than the one that stands. */
export function hasStaleWords(reference: string, version: string | number): boolean {
  const kept = keptIn(reference);
  return kept !== null && kept.version !== version;
}

/** Words that are written to what is ordered already: a reload or a way back finds them again, until they are saved or left. */
export function useKeptWords<Words extends object>(options: Options<Words>) {
  const { reference, version, saved, read = (kept) => sanitiseStored(kept, saved) } = options;
  const [words, setWords] = useState<Words>(() => {
    const kept = keptIn(reference);
    return kept === null ? saved : read(kept.words);
  });
  const isSaved = isAlike(words, saved);
  useEffect(() => {
    if (isSaved) forgetInTab(wordsKey(reference));
    else keepInTab(wordsKey(reference), JSON.stringify({ version, words }));
  }, [reference, version, words, isSaved]);
  return { words, setWords, isSaved, forget: () => forgetInTab(wordsKey(reference)) };
}
