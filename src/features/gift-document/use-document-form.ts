import { useLazyValidation, type LateRules } from "#src/core/form/use-lazy-validation.ts";
import { documentWords } from "./document-words.ts";
import { loadWhileWriting } from "./later-steps.ts";

type Options = Omit<LateRules<Awaited<ReturnType<typeof loadWhileWriting>>>, "words" | "load">;

/** The words of a certificate or a gift card in a form. */
export const useDocumentForm = (options: Options) =>
  useLazyValidation({ ...options, words: documentWords, load: loadWhileWriting });
export type DocumentForm = ReturnType<typeof useDocumentForm>;
