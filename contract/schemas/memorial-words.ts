import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostGreetingLines, mostInGreeting } from "../memorials.ts";
import { blankOrName, severalLines, writtenName } from "./written-words.ts";

const dayMs = 86_400_000;
/** A day ahead, because the year begins earlier in Sweden than in UTC. */
const hasBegun = (year: number): boolean => year <= new Date(Date.now() + dayMs).getUTCFullYear();
const year = z
  .int(problem("notAYear"))
  .min(1850, problem("notAYear"))
  .max(2100, problem("notAYear"))
  .refine(hasBegun, problem("notAYear"));

export const greeting = severalLines(mostInGreeting, mostGreetingLines);

const rememberedParts = z.strictObject({
  name: writtenName,
  bornYear: year.optional(),
  diedYear: year.optional(),
});
export const remembered = rememberedParts.refine(
  ({ bornYear, diedYear }) => bornYear === undefined || diedYear === undefined || bornYear <= diedYear,
  { message: problem("diedBeforeBorn"), path: ["diedYear"] },
);

export const draftRemembered = rememberedParts.extend({ name: blankOrName });
