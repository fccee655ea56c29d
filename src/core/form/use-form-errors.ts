import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { useTexts } from "../texts.tsx";
import { fieldId, problemAway, type FormWords } from "./field-words.ts";
import { numberOf } from "./list-fields.ts";
import { useErrorTitle } from "./use-error-title.ts";

type Options = {
  fields: readonly string[];
  words: FormWords;
  attempt: number;
  problemOf: (field: string) => FieldProblem | undefined;
  /** What is wrong with a field that has rules of its own, in words. */
  others?: Readonly<Record<string, string | null>>;
};

/** What is to be mended, for the summary above the fields and the title of the page. */
export function useFormErrors({ fields, words, attempt, problemOf, others = {} }: Options) {
  const { say } = useTexts();
  const errors = fields.flatMap((field) => {
    const problem = problemOf(field);
    const named = { field, number: numberOf(fields, field) };
    const text = others[field] ?? (problem && problemAway(words, named, problem, say));
    return text === undefined ? [] : [{ fieldId: fieldId(field), text }];
  });
  useErrorTitle(attempt > 0 && errors.length > 0);
  return errors;
}
