import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLateRules } from "#src/core/form/use-late-rules.ts";
import { documentWords } from "./document-words.ts";
import { loadWhileWriting } from "./later-steps.ts";

type Rules = Awaited<ReturnType<typeof loadWhileWriting>>;
type Options = {
  fields: readonly string[];
  judge: (rules: Rules) => FormProblems;
  refused: FormProblems;
  others?: Readonly<Record<string, string | null>>;
  asked: number;
};

/** The words of a certificate or a gift card in a form. */
export const useDocumentForm = (options: Options) =>
  useLateRules({ ...options, words: documentWords, load: loadWhileWriting });
export type DocumentForm = ReturnType<typeof useDocumentForm>;
