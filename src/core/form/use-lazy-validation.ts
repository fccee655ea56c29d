import { useEffect, useEffectEvent, useState } from "react";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";
import type { FormWords } from "./form-field.tsx";
import type { FormProblems } from "./form-problems.ts";
import { useFieldProblems, useFormErrors } from "./form-errors.tsx";

type LazyRules<Rules> = {
  fields: readonly string[];
  words: FormWords;
  load: () => Promise<Rules>;
  judge: (rules: Rules) => FormProblems;
  refused: FormProblems;
  others?: Readonly<Record<string, string | null>>;
  asked: number;
};

export function useLazyValidation<Rules>(options: LazyRules<Rules>) {
  const { fields, words, load: fetch, judge, refused, others = {}, asked } = options;
  const [rules, setRules] = useState<Rules | null>(null);
  const { attempt, tried, leftField, problemOf } = useFieldProblems(rules === null ? {} : judge(rules), refused);

  async function load(): Promise<Rules> {
    const loaded = await fetch();
    setRules(() => loaded);
    return loaded;
  }
  async function isRight(): Promise<boolean> {
    const found = { ...refused, ...judge(await load()) };
    return fields.every((field) => found[field] === undefined);
  }
  const begin = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => onFirstInteraction(() => begin()), []);

  const ask = useEffectEvent(() => {
    // Without the rules that did not come, what is known is said.
    void load()
      .catch(() => undefined)
      .then(() => tried(fields));
  });
  useEffect(() => {
    if (asked > 0) ask();
  }, [asked]);

  const errors = useFormErrors({ fields, words, attempt, problemOf, others });
  return { words, attempt, errors, problemOf, leftField, load, isRight };
}

type KnownRules = Omit<LazyRules<FormProblems>, "load" | "judge"> & { problems: FormProblems };

/** The same where the rules are there already. */
export const useValidation = ({ problems, ...options }: KnownRules) =>
  useLazyValidation({ ...options, load: () => Promise.resolve(problems), judge: () => problems });
