import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostInOccasion } from "../gift-documents.ts";
import { languages } from "../languages.ts";
import { hasLink } from "../links-in-text.ts";
import { hasMarkup, lettersIn } from "../plain-text.ts";
import { oneLine } from "./donors.ts";
import { blankOrName, writtenName } from "./written-words.ts";
import { sekAmount } from "./money.ts";
import { orderReference } from "./orders.ts";

const occasion = z.union([
  z.string().trim().max(0, { abort: true }),
  oneLine
    .refine((text) => lettersIn(text) <= mostInOccasion, problem("tooLong"))
    .refine((text) => !hasLink(text), problem("hasLink"))
    .refine((text) => !hasMarkup(text), problem("forbiddenCharacters")),
]);

export const diploma = z.strictObject({ name: writtenName, occasion, showsAmount: z.boolean() });
export type Diploma = z.infer<typeof diploma>;

export const diplomaDraft = diploma.extend({ name: blankOrName });
export type DiplomaDraft = z.infer<typeof diplomaDraft>;

const version = z.int().min(0);

export const diplomaAnswer = z.object({
  orderReference,
  amount: sekAmount,
  language: z.enum(languages),
  version,
  diploma: z.object({ name: z.string(), occasion: z.string(), showsAmount: z.boolean() }).nullable(),
});
export type DiplomaAnswer = z.infer<typeof diplomaAnswer>;

export const diplomaSave = z.strictObject({ orderReference, version, diploma });
export type DiplomaSave = z.infer<typeof diplomaSave>;
