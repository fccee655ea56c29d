import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { MemorialCard, MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";
import { Refusal } from "../../platform/http/refusal.ts";

type Drawers = Pick<Documents, "drawsAll">;

export const cardProblems = (
  documents: Drawers,
  { remembered, greeting, from }: MemorialCardDraft,
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    ["card.remembered.name", remembered.name],
    ["card.greeting", greeting],
    ["card.from", from],
  ]);

export type CheckCard = (card: MemorialCard) => void;

export const createCheckCard =
  (documents: Drawers): CheckCard =>
  (card) => {
    const problems = cardProblems(documents, card);
    if (problems) throw new Refusal("validation_failed", problems);
  };
