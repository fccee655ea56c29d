import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";

/** What on a card cannot be drawn. */
export const cardProblems = (
  documents: Pick<Documents, "drawsAll">,
  { remembered, greeting, from }: MemorialCardDraft,
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    ["card.remembered.name", remembered.name],
    ["card.greeting", greeting],
    ["card.from", from],
  ]);
