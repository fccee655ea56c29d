import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { cardProblems } from "./card-problems.ts";
import { cardTask } from "./document.ts";

export const memorialCardPreviews = {
  memorialCard: {
    problemsOf: (documents, { card }) => cardProblems(documents, card),
    taskOf: ({ card, language }, published) => cardTask(card, language, published),
  },
} satisfies Partial<PreviewedDocuments>;
