import { useEffect, useState } from "react";
import { wordsKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { isAlike } from "#src/lib/is-alike.ts";
import { forgetInTab, keepInTab, keptInTab } from "#src/lib/kept-in-tab.ts";
import { parseJson } from "#src/lib/parse-json.ts";
import { isRecord } from "#src/lib/is-record.ts";

type Options<Words> = {
  reference: string;
  version: string | number;
  saved: Words;
  read?: (kept: unknown) => Words;
};

function keptIn(reference: string): Record<string, unknown> | null {
  const kept = parseJson(keptInTab(wordsKey(reference)));
  return isRecord(kept) ? kept : null;
}

export const hasKeptWords = (reference: string): boolean => keptIn(reference) !== null;

export function hasStaleWords(reference: string, version: string | number): boolean {
  const kept = keptIn(reference);
  return kept !== null && kept.version !== version;
}

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
