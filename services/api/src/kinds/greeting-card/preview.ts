import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { greetingProblems } from "./card-problems.ts";
import { greetingTask } from "./document.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export const greetingPreviews = {
  greetingCard: {
    problemsOf: (documents, { card }) => greetingProblems(documents, card, "card."),
    taskOf: ({ card, language }, published) => {
      if (published.design(card.campaignCode) === undefined)
        throw new Refusal("validation_failed", { "card.campaignCode": "notOffered" satisfies FieldProblem });
      return greetingTask(card, language, published);
    },
  },
} satisfies Partial<PreviewedDocuments>;
