import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { GiftDocumentDraft } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";
import { Refusal } from "../../platform/http/refusal.ts";

type Drawers = Pick<Documents, "drawsAll">;

export const documentProblems = (
  documents: Drawers,
  { to, from, greeting }: GiftDocumentDraft,
  field = "document",
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    [`${field}.to`, to],
    [`${field}.from`, from],
    [`${field}.greeting`, greeting],
  ]);

export const refuseUndrawable = (documents: Drawers, words: GiftDocumentDraft): void => {
  const problems = documentProblems(documents, words);
  if (problems) throw new Refusal("validation_failed", problems);
};
