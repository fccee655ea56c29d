import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostGivers, sheetDeliveries, sheetDesigns } from "../memorials.ts";
import { hasUrl, isName } from "../is-name.ts";
import { oneLine } from "./donors.ts";
import { postalAddress } from "./memberships.ts";
import { draftRemembered, greeting, remembered } from "./memorial-words.ts";
import { giftFields, onlyNeededNumber, orderReference } from "./orders.ts";
import { blankOrName, writtenName } from "./written-words.ts";

export const memorialSheet = z.strictObject({
  design: z.enum(sheetDesigns),
  remembered,
  greeting,
  givers: z.array(writtenName).min(1, problem("required")).max(mostGivers, problem("tooLong")),
});
export type MemorialSheet = z.infer<typeof memorialSheet>;

export const memorialSheetDraft = memorialSheet.extend({
  remembered: draftRemembered,
  givers: z.array(blankOrName).max(mostGivers, problem("tooLong")),
});
export type MemorialSheetDraft = z.infer<typeof memorialSheetDraft>;

const wordsForOthers = oneLine.refine((text) => !hasUrl(text), problem("hasLink"));
const nameForOthers = wordsForOthers.refine((text) => hasUrl(text) || isName(text), problem("notAName"));

const delivery = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("donor") }),
  z.strictObject({ to: z.literal("parlor"), handTo: wordsForOthers }),
  z.strictObject({ to: z.literal("post"), recipient: nameForOthers, ...postalAddress.shape }),
  z.strictObject({ to: z.literal("none") }),
]);

const funeralDay = z.iso.date(problem("notADay")).regex(/^20/, problem("notADay"));

const funeral = z.strictObject({
  parlorId: z.uuid().optional(),
  parlorName: wordsForOthers.optional(),
  day: funeralDay.optional(),
  place: wordsForOthers.optional(),
});

export const memorialGift = z
  .strictObject({ ...giftFields, sheet: memorialSheet, funeral, delivery })
  .superRefine(onlyNeededNumber)
  .superRefine(({ donor: { email }, funeral: { parlorId, day }, delivery: { to } }, context) => {
    const ask = (path: string[]) => context.addIssue({ code: "custom", path, message: problem("required") });
    if (to === "donor" && email === undefined) ask(["donor", "email"]);
    if (to === "parlor" && parlorId === undefined) ask(["funeral", "parlor"]);
    if (to === "parlor" && day === undefined) ask(["funeral", "day"]);
  });
export type MemorialGift = z.infer<typeof memorialGift>;

/** As it was taken: what is refused of new ones may stand on one that was sent. */
const storedSheet = z.object({
  design: z.enum(sheetDesigns),
  remembered: z.object({ name: z.string(), bornYear: z.int().optional(), diedYear: z.int().optional() }),
  greeting: z.string(),
  givers: z.array(z.string()),
});

const sheetRevision = z.string().regex(/^[\w-]{22}$/);

export const memorialSheetAnswer = z.object({
  orderReference,
  revision: sheetRevision,
  sheet: storedSheet,
  /** `day`: the first on which it is sent, when it waits for one. */
  delivery: z.object({ to: z.enum(sheetDeliveries), day: z.iso.date().nullable() }),
  state: z.enum(["unpaid", "waiting", "sent", "printed", "refused", "kept"]),
  canCorrect: z.boolean(),
  /** After the ceremony a corrected sheet goes to the donor. */
  correctedTo: z.enum(sheetDeliveries),
});
export type MemorialSheetAnswer = z.infer<typeof memorialSheetAnswer>;

export const sheetCorrection = z.strictObject({ orderReference, revision: sheetRevision, sheet: memorialSheet });
export type SheetCorrection = z.infer<typeof sheetCorrection>;
