import { randomUUID } from "node:crypto";
import type { RegisterName } from "../database/tables/lookups.ts";
import { mostFound } from "./find.ts";
import { nearSpellings, wordsOf } from "./words.ts";

export type Entry = { id: string; position: number; words: string[]; spelled: string };

/** In the order in which entries that are found equally good are shown, with what a search needs of each. */
export const inOrder = <Line>(lines: Line[], textOf: (line: Line) => (string | number | null)[]): (Line & Entry)[] => {
  const { compare } = new Intl.Collator("sv");
  return lines
    .map((line) => ({ line, text: textOf(line).join(" ") }))
    .toSorted((one, other) => compare(one.text, other.text))
    .map(({ line, text }, position) => {
      const words = wordsOf(text);
      return { ...line, id: randomUUID(), position, words, spelled: words.join(" ") };
    });
};

/** The different words of the entries, each with those that have it. */
export const wordRows = (register: RegisterName, entries: Entry[]) => {
  const positionsOf = new Map<string, number[]>();
  for (const { position, words } of entries)
    for (const word of words) {
      const positions = positionsOf.get(word);
      if (positions) positions.push(position);
      else positionsOf.set(word, [position]);
    }
  return [...positionsOf].map(([word, positions]) => ({
    ...{ register, word, entryCount: positions.length },
    firstEntries: positions.slice(0, mostFound),
    near: nearSpellings(word),
  }));
};
