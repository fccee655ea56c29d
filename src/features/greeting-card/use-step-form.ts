import type { FormWords } from "#src/core/form/field-words.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLateRules } from "#src/core/form/use-late-rules.ts";

type Options = {
  fields: readonly string[];
  words: FormWords;
  problems: FormProblems;
  refused: FormProblems;
  asked: number;
};

/** A form whose rules are there with it. */
export const useStepForm = ({ fields, words, problems, refused, asked }: Options) =>
  useLateRules({
    fields,
    words,
    load: () => Promise.resolve(problems),
    judge: () => problems,
    refused,
    asked,
  });
