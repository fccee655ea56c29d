import type { MemorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { cardProblems } from "./card-problems.ts";

export type CheckCard = (card: MemorialCard) => void;

/** Refuses what cannot be drawn, under the field of the card. */
export const createCheckCard =
  (documents: Pick<Documents, "drawsAll">): CheckCard =>
  (card) => {
    const problems = cardProblems(documents, card);
    if (problems) throw new Refusal("validation_failed", problems);
  };
