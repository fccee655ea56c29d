import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { greetingLines, mostGreetingLines, mostInGreeting, mostInName } from "../memorials.ts";
import { hasLink, hasMarkup, lettersIn, marksBeyond, plainText } from "../plain-text.ts";
import { personName } from "./donors.ts";

/* What may stand on a memorial sheet and on a memorial card alike. */

const problem = (code: FieldProblem) => code;

export const nameInMemory = personName
  .refine((name) => lettersIn(name) <= mostInName, problem("tooLong"))
  .refine((name) => !hasLink(name), problem("hasLink"))
  .refine((name) => !hasMarkup(name), problem("forbiddenCharacters"));

const dayMs = 86_400_000;
/** Nobody who is remembered was born or died in a year to come. It begins earlier in Sweden than by universal time. */
const hasBegun = (year: number): boolean => year <= new Date(Date.now() + dayMs).getUTCFullYear();
const year = z
  .int(problem("notAYear"))
  .min(1850, problem("notAYear"))
  .max(2100, problem("notAYear"))
  .refine(hasBegun, problem("notAYear"));

/** What is stored is bounded as well: a letter may be put together of many characters. */
const longestGreeting = 4 * mostInGreeting;
/** Several lines, as the reader will see them: their ends are no letters, and whatever else a name refuses, they do. */
export const greeting = z
  .string()
  .max(longestGreeting, { error: problem("tooLong"), abort: true })
  .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim().normalize("NFC"))
  .refine((text) => plainText.test(text.replaceAll("\n", "")), problem("forbiddenCharacters"))
  .refine((text) => text.search(marksBeyond) === -1 && !hasMarkup(text), problem("forbiddenCharacters"))
  .refine((text) => !hasLink(text), problem("hasLink"))
  .refine((text) => lettersIn(text.replaceAll("\n", "")) <= mostInGreeting, {
    error: problem("tooLong"),
    abort: true,
  })
  .refine((text) => greetingLines(text) <= mostGreetingLines, problem("tooManyLines"));

const rememberedParts = z.strictObject({
  name: nameInMemory,
  bornYear: year.optional(),
  diedYear: year.optional(),
});
export const remembered = rememberedParts.refine(
  ({ bornYear, diedYear }) => bornYear === undefined || diedYear === undefined || bornYear <= diedYear,
  { message: problem("diedBeforeBorn"), path: ["diedYear"] },
);

/* Of what is still being written: what is not there yet is left blank. */

/** Of what is no name the problem is told, and not that it is not blank. */
export const blankOrName = z.union([z.string().trim().max(0, { abort: true }), nameInMemory]);
export const draftRemembered = rememberedParts.extend({ name: blankOrName });
