import { useEffect, useEffectEvent } from "react";
import { useFieldProblems, useFormErrors } from "./form-errors.tsx";
import type { FormWords } from "./form-field.tsx";
import type { FormProblems } from "./form-problems.ts";

type Options = {
  fields: readonly string[];
  words: FormWords;
  /** By the contract's rules. */
  problems: FormProblems;
  /** By the API, which knows more. */
  refused: FormProblems;
  /** What is wrong with a field that has rules of its own, in words. */
  others?: Readonly<Record<string, string | null>>;
  /** Each time it grows, the visitor is led to what must be mended. */
  asked: number;
};

export function useValidation({ fields, words, problems, refused, others = {}, asked }: Options) {
  const { attempt, tried, leftField, problemOf } = useFieldProblems(problems, refused);
  const ask = useEffectEvent(() => tried(fields));
  useEffect(() => {
    if (asked > 0) ask();
  }, [asked]);
  const errors = useFormErrors({ fields, words, attempt, problemOf, others });
  const found = { ...refused, ...problems };
  const isRight = fields.every((field) => found[field] === undefined);
  return { words, attempt, errors, problemOf, leftField, isRight };
}
