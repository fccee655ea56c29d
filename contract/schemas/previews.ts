import { z } from "zod";
import { languages } from "../languages.ts";
import { greetingCardDraft } from "./greeting-cards.ts";
import { memorialCardDraft } from "./memorial-cards.ts";
import { memorialSheetDraft } from "./memorials.ts";

const language = z.enum(languages);

/** What is being written, by the document that it becomes. */
export const giftPreview = z.discriminatedUnion("document", [
  z.strictObject({ document: z.literal("memorialSheet"), sheet: memorialSheetDraft, language }),
  z.strictObject({ document: z.literal("memorialCard"), card: memorialCardDraft, language }),
  z.strictObject({ document: z.literal("greetingCard"), card: greetingCardDraft, language }),
]);
export type GiftPreview = z.infer<typeof giftPreview>;
/** Of one kind of document alone. */
export type PreviewOf<Document extends GiftPreview["document"]> = Extract<GiftPreview, { document: Document }>;
