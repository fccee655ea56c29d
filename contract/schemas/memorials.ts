import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { languages } from "../languages.ts";
import { mostGivers, sheetDeliveries, sheetDesigns } from "../memorials.ts";
import { holdsAddress, isName } from "../is-name.ts";
import { donor, oneLine } from "./donors.ts";
import { postalAddress } from "./memberships.ts";
import { draftRemembered, greeting, remembered } from "./memorial-words.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, onlyNeededNumber, orderReference } from "./orders.ts";
import { blankOrName, writtenName } from "./written-words.ts";

const problem = (code: FieldProblem) => code;

/** All that stands on a memorial sheet: the same words give the same sheet. */
export const memorialSheet = z.strictObject({
  design: z.enum(sheetDesigns),
  remembered,
  greeting,
  givers: z.array(writtenName).min(1, problem("required")).max(mostGivers, problem("tooLong")),
});
export type MemorialSheet = z.infer<typeof memorialSheet>;

/** A sheet that is being written: whatever is not there yet is left blank. */
export const memorialSheetDraft = memorialSheet.extend({
  remembered: draftRemembered,
  givers: z.array(blankOrName).max(mostGivers, problem("tooLong")),
});
export type MemorialSheetDraft = z.infer<typeof memorialSheetDraft>;

/** Reaches people who did not ask for it, in our name: with no way to lead them astray. */
const wordsForOthers = oneLine.refine((text) => !holdsAddress(text), problem("hasLink"));
const nameForOthers = wordsForOthers.refine((text) => holdsAddress(text) || isName(text), problem("notAName"));

const delivery = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("donor") }),
  /** By e-mail to the parlour of the funeral, in time for its day. Whom to hand it to may have a number to be called on. */
  z.strictObject({ to: z.literal("parlor"), handTo: wordsForOthers }),
  z.strictObject({ to: z.literal("post"), recipient: nameForOthers, ...postalAddress.shape }),
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

/** Another one stands for other words, or for another sheet that was sent. */
const sheetRevision = z.string().regex(/^[\w-]{22}$/);

export const memorialSheetAnswer = z.object({
  orderReference,
  revision: sheetRevision,
  sheet: writtenSheet,
  /** Where it goes, and the first day on which it is sent there, where it waits for one. */
  delivery: z.object({ to: z.enum(sheetDeliveries), day: z.iso.date().nullable() }),
  state: z.enum(sheetStates),
  /** Whether its words can be corrected: until it is sent, and once after that. */
  canCorrect: z.boolean(),
  /** Where one goes that is corrected after it was sent: to whoever gave when the ceremony has been. */
  correctedTo: z.enum(sheetDeliveries),
});
export type MemorialSheetAnswer = z.infer<typeof memorialSheetAnswer>;

/** `revision` is that of the sheet that the new words were made from. */
export const sheetCorrection = z.strictObject({ orderReference, revision: sheetRevision, sheet: memorialSheet });
export type SheetCorrection = z.infer<typeof sheetCorrection>;
