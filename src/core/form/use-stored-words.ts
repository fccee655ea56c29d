import { useEffect, useState } from "react";
import { wordsKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { isAlike } from "#src/lib/is-alike.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";
import { parseJson } from "#src/lib/parse-json.ts";
import { isRecord } from "#src/lib/is-record.ts";

type Options<Words> = {
  reference: string;
  version: string | number;
  saved: Words;
  read?: (stored: unknown) => Words;
};

function storedWords(reference: string): Record<string, unknown> | null {
  const stored = parseJson(storedInTab(wordsKey(reference)));
  return isRecord(stored) ? stored : null;
}

export const hasStoredWords = (reference: string): boolean => storedWords(reference) !== null;

export function hasStaleWords(reference: string, version: string | number): boolean {
  const stored = storedWords(reference);
  return stored !== null && stored.version !== version;
}

export function useStoredWords<Words extends object>(options: Options<Words>) {
  const { reference, version, saved, read = (stored) => sanitiseStored(stored, saved) } = options;
  const [words, setWords] = useState<Words>(() => {
    const stored = storedWords(reference);
    return stored === null ? saved : read(stored.words);
  });
  const isSaved = isAlike(words, saved);
  useEffect(() => {
    if (isSaved) forgetInTab(wordsKey(reference));
    else storeInTab(wordsKey(reference), JSON.stringify({ version, words }));
  }, [reference, version, words, isSaved]);
  return { words, setWords, isSaved, forget: () => forgetInTab(wordsKey(reference)) };
}
