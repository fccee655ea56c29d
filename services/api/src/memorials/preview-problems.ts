import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Documents } from "../documents/compiler.ts";
import { cardProblems } from "../memorial-cards/card-problems.ts";
import { sheetProblems } from "./sheet-problems.ts";

/** What cannot be drawn of what is being written. */
export const previewProblems = (
  documents: Pick<Documents, "drawsAll">,
  preview: GiftPreview,
): Record<string, FieldProblem> | undefined =>
  preview.document === "memorialCard" ? cardProblems(documents, preview.card) : sheetProblems(documents, preview.sheet);
