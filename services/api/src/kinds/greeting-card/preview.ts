import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { greetingProblems } from "./card-problems.ts";
import { greetingTask } from "./document.ts";

export const greetingPreviews = {
  greetingCard: {
    problemsOf: (documents, { card }) => greetingProblems(documents, card, "card."),
    taskOf: ({ card, language }, published) => greetingTask(card, language, published),
  },
} satisfies Partial<PreviewedDocuments>;
