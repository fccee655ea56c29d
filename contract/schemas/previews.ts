import { z } from "zod";
import { languages } from "../languages.ts";
import { greetingCardDraft } from "./greeting-cards.ts";
import { diplomaDraft } from "./diplomas.ts";
import { giftDocumentDraftOf } from "./gift-documents.ts";
import { memorialCardDraft } from "./memorial-cards.ts";
import { memorialSheetDraft } from "./memorials.ts";
import { sekAmount } from "./money.ts";

const language = z.enum(languages);

const amount = sekAmount.optional();

export const giftPreview = z.discriminatedUnion("document", [
  z.strictObject({ document: z.literal("memorialSheet"), sheet: memorialSheetDraft, language }),
  z.strictObject({ document: z.literal("memorialCard"), card: memorialCardDraft, language }),
  z.strictObject({ document: z.literal("greetingCard"), card: greetingCardDraft, language }),
  z.strictObject({
    document: z.literal("giftCertificate"),
    words: giftDocumentDraftOf("gift_certificate"),
    amount,
    language,
  }),
  z.strictObject({ document: z.literal("giftCard"), words: giftDocumentDraftOf("gift_card"), amount, language }),
  z.strictObject({ document: z.literal("diploma"), words: diplomaDraft, amount, language }),
]);
export type GiftPreview = z.infer<typeof giftPreview>;
export type PreviewOf<Document extends GiftPreview["document"]> = Extract<GiftPreview, { document: Document }>;
