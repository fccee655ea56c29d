import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { mostInOccasion } from "../gift-documents.ts";
import { languages } from "../languages.ts";
import { hasLink } from "../links-in-text.ts";
import { hasMarkup, lettersIn } from "../plain-text.ts";
import { oneLine } from "./donors.ts";
import { blankOrName, writtenName } from "./written-words.ts";
import { sekAmount } from "./money.ts";
import { orderReference } from "./orders.ts";

const problem = (code: FieldProblem) => code;

/** What was given for, on one line: "50-årsdagen", "Göteborgsvarvet 2027". */
const occasion = z.union([
  z.string().trim().max(0, { abort: true }),
  oneLine
    .refine((text) => lettersIn(text) <= mostInOccasion, problem("tooLong"))
    .refine((text) => !hasLink(text), problem("hasLink"))
    .refine((text) => !hasMarkup(text), problem("forbiddenCharacters")),
]);

/** All that stands on a diploma, beside the amount of its order. */
export const diploma = z.strictObject({ name: writtenName, occasion, showsAmount: z.boolean() });
export type Diploma = z.infer<typeof diploma>;

/** One that is being written: whatever is not there yet is left blank. */
export const diplomaDraft = diploma.extend({ name: blankOrName });
export type DiplomaDraft = z.infer<typeof diplomaDraft>;

/** Rises with each change, from nothing. */
const version = z.int().min(0);

export const diplomaAnswer = z.object({
  orderReference,
  amount: sekAmount,
  language: z.enum(languages),
  version,
  /** Nothing until one was made. As it was taken. */
  diploma: z.object({ name: z.string(), occasion: z.string(), showsAmount: z.boolean() }).nullable(),
});
export type DiplomaAnswer = z.infer<typeof diplomaAnswer>;

/** `version` is that of the diploma that the new words were made from. */
export const diplomaSave = z.strictObject({ orderReference, version, diploma });
export type DiplomaSave = z.infer<typeof diplomaSave>;
