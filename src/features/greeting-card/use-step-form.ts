import type { FormWords } from "#src/core/form/field-words.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";

type Options = {
  fields: readonly string[];
  words: FormWords;
  problems: FormProblems;
  refused: FormProblems;
  asked: number;
};

export const useStepForm = ({ fields, words, problems, refused, asked }: Options) =>
  useLazyValidation({
    fields,
    words,
    load: () => Promise.resolve(problems),
    judge: () => problems,
    refused,
    asked,
  });
