import { isSeen, marksBeyond } from "@hjarta-lunga/contract/plain-text.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Documents } from "./compiler.ts";

export const unseen = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;

export const supportedText = (written: string): string =>
  isSeen(written)
    ? written
        .normalize("NFC")
        .replaceAll(unseen, "")
        .replaceAll(/[^\S\n]+/gu, " ")
        .replaceAll(/ ?\n ?/g, "\n")
        .trim()
    : "";

export const supportedLines = (written: string): string[] => {
  const drawn = supportedText(written);
  return drawn === "" ? [] : drawn.split("\n");
};

/** The compiler's shaper ends the whole process at longer words with marks (drawn-text.ts). */
const longestMarkedWord = 80;
const isSafelyShaped = (text: string): boolean =>
  text.search(marksBeyond) === -1 &&
  text.split(/\s/u).every((word) => word.length <= longestMarkedWord || !/[\p{M}\p{Join_Control}]/u.test(word));

export const unsupportedCharacters = (
  { drawsAll }: Pick<Documents, "drawsAll">,
  texts: [field: string, text: string][],
): Record<string, FieldProblem> | undefined => {
  // Judged as it is drawn: signs that nobody sees part what the compiler joins.
  const wrong = texts.filter(([, text]) => {
    const shown = supportedText(text);
    return !isSafelyShaped(shown) || !drawsAll(shown);
  });
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map(([field]) => [field, "forbiddenCharacters"]));
};
