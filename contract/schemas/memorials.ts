import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { languages } from "../languages.ts";
import {
  greetingLines,
  mostGivers,
  mostGreetingLines,
  mostInGreeting,
  mostInName,
  sheetDeliveries,
  sheetDesigns,
} from "../memorials.ts";
import { hasLink, hasMarkup, lettersIn, marksBeyond, plainText } from "../plain-text.ts";
import { donor, personName } from "./donors.ts";
import { postalAddress } from "./memberships.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, onlyNeededNumber, orderReference } from "./orders.ts";

const problem = (code: FieldProblem) => code;

const nameOnSheet = personName
  .refine((name) => lettersIn(name) <= mostInName, problem("tooLong"))
  .refine((name) => !hasLink(name), problem("hasLink"))
  .refine((name) => !hasMarkup(name), problem("forbiddenCharacters"));
const year = z.int(problem("notAYear")).min(1850, problem("notAYear")).max(2100, problem("notAYear"));

/** What is stored is bounded as well: a letter may be put together of many characters. */
const longestGreeting = 4 * mostInGreeting;
/** Several lines, as the reader will see them: their ends are no letters, and whatever else a name refuses, they do. */
const greeting = z
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

const remembered = z.strictObject({ name: nameOnSheet, bornYear: year.optional(), diedYear: year.optional() });

/** All that stands on a memorial sheet: the same words give the same sheet. */
export const memorialSheet = z.strictObject({
  design: z.enum(sheetDesigns),
  remembered: remembered.refine(
    ({ bornYear, diedYear }) => bornYear === undefined || diedYear === undefined || bornYear <= diedYear,
    { message: problem("notAYear"), path: ["diedYear"] },
  ),
  greeting,
  givers: z.array(nameOnSheet).min(1, problem("required")).max(mostGivers, problem("tooLong")),
});
export type MemorialSheet = z.infer<typeof memorialSheet>;

const blankOrName = z.union([z.string().trim().max(0), nameOnSheet]);

/** A sheet that is being written: whatever is not there yet is left blank. */
export const memorialSheetDraft = memorialSheet.extend({
  remembered: remembered.extend({ name: blankOrName }),
  givers: z.array(blankOrName).max(mostGivers, problem("tooLong")),
});
export type MemorialSheetDraft = z.infer<typeof memorialSheetDraft>;

export const giftPreview = z.strictObject({
  document: z.literal("memorialSheet"),
  sheet: memorialSheetDraft,
  language: z.enum(languages),
});
export type GiftPreview = z.infer<typeof giftPreview>;

/** Reaches people who did not ask for it, in our name: with no way to lead them astray. */
const wordsForOthers = personName.refine((text) => !hasLink(text), problem("hasLink"));

const delivery = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("donor") }),
  /** By e-mail to the parlour of the funeral, in time for its day. */
  z.strictObject({ to: z.literal("parlor"), handTo: wordsForOthers }),
  z.strictObject({ to: z.literal("post"), recipient: wordsForOthers, ...postalAddress.shape }),
  z.strictObject({ to: z.literal("none") }),
]);

/** Of this century: what is typed wrong, or meant to do harm, is no day of a funeral. */
const funeralDay = z.iso.date(problem("notADay")).regex(/^20/, problem("notADay"));

/** Whatever of it the visitor knows. A parlour of the register has an id, another one its name alone. */
const funeral = z.strictObject({
  parlorId: z.uuid().optional(),
  parlorName: wordsForOthers.optional(),
  day: funeralDay.optional(),
  place: wordsForOthers.optional(),
});

export const memorialGift = z
  .strictObject({
    idempotencyKey,
    amount: sekAmount,
    donor,
    sheet: memorialSheet,
    funeral,
    delivery,
    /** Of the sheet, the receipt and the mail. */
    language: z.enum(languages),
    /** The unpaid order that this one takes the place of. */
    replaces: orderReference.optional(),
  })
  .superRefine(onlyNeededNumber)
  .superRefine(({ donor: { email }, funeral: { parlorId, day }, delivery: { to } }, context) => {
    const ask = (path: string[]) => context.addIssue({ code: "custom", path, message: problem("required") });
    if (to === "donor" && email === undefined) ask(["donor", "email"]);
    if (to === "parlor" && parlorId === undefined) ask(["funeral", "parlor"]);
    if (to === "parlor" && day === undefined) ask(["funeral", "day"]);
  });
export type MemorialGift = z.infer<typeof memorialGift>;

/** How far the sheet has come. `sent` is by e-mail, `printed` on its way by post, `refused` what the mail server did not take. */
export const sheetStates = ["unpaid", "waiting", "sent", "printed", "refused", "kept"] as const;

/** As it was taken: what is refused of new sheets may stand on one that was sent. */
const writtenSheet = z.object({
  design: z.enum(sheetDesigns),
  remembered: z.object({ name: z.string(), bornYear: z.int().optional(), diedYear: z.int().optional() }),
  greeting: z.string(),
  givers: z.array(z.string()),
});

export const memorialSheetAnswer = z.object({
  orderReference,
  sheet: writtenSheet,
  /** Where it goes, and the first day on which it is sent there, where it waits for one. */
  delivery: z.object({ to: z.enum(sheetDeliveries), day: z.iso.date().nullable() }),
  state: z.enum(sheetStates),
  /** Whether its words can be corrected: until it is sent, and once after that. */
  canCorrect: z.boolean(),
});
export type MemorialSheetAnswer = z.infer<typeof memorialSheetAnswer>;

export const sheetCorrection = z.strictObject({ orderReference, sheet: memorialSheet });
export type SheetCorrection = z.infer<typeof sheetCorrection>;
