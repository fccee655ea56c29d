import type { FormWords } from "#src/core/form/field-words.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLateRules } from "#src/core/form/use-late-rules.ts";
import { loadWhileWriting } from "./later-steps.ts";
import { memorialWords } from "./memorial-words.ts";

type Rules = Awaited<ReturnType<typeof loadWhileWriting>>;

type Options = {
  fields: readonly string[];
  judge: (rules: Rules) => FormProblems;
  refused: FormProblems;
  others?: Readonly<Record<string, string | null>>;
  asked: number;
};

const words: FormWords = memorialWords;

/** The words of a sheet in a form. */
export const useSheetForm = (options: Options) => useLateRules({ ...options, words, load: loadWhileWriting });
export type SheetForm = ReturnType<typeof useSheetForm>;
