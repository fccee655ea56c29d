import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

export type Draws = (codePoint: number) => boolean;

/** Ends the list of characters in many fonts, and is none itself. */
const endOfList = 0xffff;

/** The file itself is let go: the largest has ten million bytes. */
export const charactersOf = (path: string): Draws => {
  let characters: Set<number> | undefined;
  return (codePoint) =>
    (characters ??= new Set((create(readFileSync(path)) as Font).characterSet)).has(codePoint) &&
    codePoint !== endOfList;
};
