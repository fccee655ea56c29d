import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostInName } from "../memorials.ts";
import { isName } from "../is-name.ts";
import { hasLink } from "../links-in-text.ts";
import { hasMarkup, lettersIn, linesIn, marksBeyond, plainText } from "../plain-text.ts";
import { oneLine } from "./donors.ts";

/* Others read these words in our name: nothing in them may lead to fraud. */

export const longName = oneLine
  .refine((name) => !hasLink(name), problem("hasLink"))
  .refine((text) => hasLink(text) || isName(text), problem("notAName"))
  .refine((name) => !hasMarkup(name), problem("forbiddenCharacters"));

export const writtenName = longName.refine((name) => lettersIn(name) <= mostInName, problem("tooLong"));

export const blankOrName = z.union([z.string().trim().max(0, { abort: true }), writtenName]);

const charactersInLetter = 4;

export const severalLines = (mostLetters: number, mostLines: number) =>
  z
    .string({ error: problem("required") })
    .max(charactersInLetter * mostLetters, { error: problem("tooLong"), abort: true })
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim().normalize("NFC"))
    .refine((text) => plainText.test(text.replaceAll("\n", "")), problem("forbiddenCharacters"))
    .refine((text) => text.search(marksBeyond) === -1 && !hasMarkup(text), problem("forbiddenCharacters"))
    .refine((text) => !hasLink(text), problem("hasLink"))
    .refine((text) => lettersIn(text.replaceAll("\n", "")) <= mostLetters, {
      error: problem("tooLong"),
      abort: true,
    })
    .refine((text) => linesIn(text) <= mostLines, problem("tooManyLines"));
