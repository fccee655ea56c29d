import { isSeen, marksBeyond } from "@hjarta-lunga/contract/plain-text.ts";

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
export const isSafelyShaped = (text: string): boolean =>
  text.search(marksBeyond) === -1 &&
  text.split(/\s/u).every((word) => word.length <= longestMarkedWord || !/[\p{M}\p{Join_Control}]/u.test(word));
