import { createHash } from "node:crypto";
import { wordsOf } from "./words.ts";

export type Entry = { id: string; position: number; spelled: string };

/**
 * The same entry has the same id in the next file, so that a visitor who picked it still has it. `count` tells equal
 * entries apart.
 */
const idOf = (text: string, count: number): string => {
  const hex = createHash("sha256").update(`${text}\n${count}`).digest("hex");
  // As a UUID of one's own making is marked: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    "-",
  );
};

export const inOrder = <Line>(lines: Line[], textOf: (line: Line) => (string | number | null)[]): (Line & Entry)[] => {
  const { compare } = new Intl.Collator("sv");
  const counts = new Map<string, number>();
  return lines
    .map((line) => ({ line, text: textOf(line).join(" ") }))
    .toSorted((one, other) => compare(one.text, other.text))
    .map(({ line, text }, position) => {
      const count = counts.get(text) ?? 0;
      counts.set(text, count + 1);
      return { ...line, id: idOf(text, count), position, spelled: wordsOf(text).join(" ") };
    });
};
