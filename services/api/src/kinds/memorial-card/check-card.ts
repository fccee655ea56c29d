import type { MemorialCard, MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { refuseProblems } from "../../shared/refuse-problems.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";

type Drawers = Pick<Documents, "drawsAll">;

export const cardProblems = (documents: Drawers, { remembered, greeting, from }: MemorialCardDraft) =>
  unsupportedCharacters(documents, [
    ["card.remembered.name", remembered.name],
    ["card.greeting", greeting],
    ["card.from", from],
  ]);

export type CheckCard = (card: MemorialCard) => void;

export const createCheckCard =
  (documents: Drawers): CheckCard =>
  (card) =>
    refuseProblems(cardProblems(documents, card));
