import { pictureMadeAt as madeAt } from "../../platform/previews/previewed.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { diplomaTask } from "./document.ts";
import { diplomaProblems } from "./problems.ts";

export const diplomaPreviews = {
  diploma: {
    problemsOf: (documents, { words }) => diplomaProblems(documents, words, "words"),
    taskOf: ({ words, amount, language }, published) => diplomaTask(words, { amount, language, madeAt }, published),
  },
} satisfies Partial<PreviewedDocuments>;
