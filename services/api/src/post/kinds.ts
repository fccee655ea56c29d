import { giftDocumentLetter } from "../gift-documents/letter.ts";
import { sheetLetter } from "../memorials/letter.ts";
import type { MakeLetter } from "./letters.ts";
import type { PostedDocument } from "./posted-tables.ts";

/** One line for each document that goes by post. */
export const letterOf: Record<PostedDocument, MakeLetter> = {
  memorialSheet: sheetLetter,
  giftDocument: giftDocumentLetter,
};
