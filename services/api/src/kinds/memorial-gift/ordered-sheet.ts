import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { wordsOf } from "./repository.ts";
import type { DocumentFormat } from "../../platform/http/document-answer.ts";
import type { MakeSheet } from "./sheet.ts";
import type { PaidSheet } from "./sheet-state.ts";

/** The sheet of a paid order: the same bytes in the mail, on the order's page and in the post. */
export const makeOrderedSheet = (
  makeSheet: MakeSheet,
  { order, sheet }: PaidSheet,
  { format, size, client }: { format: DocumentFormat; size?: PictureSize; client?: string },
) => {
  const { language, paidAt, shortReference } = order;
  return makeSheet(wordsOf(sheet), { language, madeAt: paidAt, shortReference, client }, format, size);
};
