import { useLazyValidation, type LazyRules } from "#src/core/form/use-lazy-validation.ts";
import { loadWhileWriting } from "./lazy-steps.ts";
import { memorialWords } from "./memorial-words.ts";

type Options = Omit<LazyRules<Awaited<ReturnType<typeof loadWhileWriting>>>, "words" | "load">;

export const useSheetForm = (options: Options) =>
  useLazyValidation({ ...options, words: memorialWords, load: loadWhileWriting });
export type SheetForm = ReturnType<typeof useSheetForm>;
