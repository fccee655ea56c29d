import { useEffect, useEffectEvent, useState } from "react";
import { fieldId, problemAway, type FormWords } from "#src/core/form/field-words.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { numberOf } from "#src/core/form/list-fields.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { useFieldProblems } from "#src/core/form/use-field-problems.ts";
import { useTexts } from "#src/core/texts.tsx";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";
import { loadWhileWriting } from "./later-steps.ts";
import { memorialWords } from "./memorial-words.ts";

type Rules = Awaited<ReturnType<typeof loadWhileWriting>>;

type Options = {
  /** The fields that are shown, in their order. */
  fields: readonly string[];
  judge: (rules: Rules) => FormProblems;
  refused: FormProblems;
  /** What is wrong with a field that has rules of its own, in words. */
  others?: Readonly<Record<string, string | null>>;
  /** Each time it grows, all of it is judged. */
  asked: number;
};

const words: FormWords = memorialWords;

/** The words of a sheet in a form, judged by rules that come a moment after it. */
export function useSheetForm({ fields, judge, refused, others = {}, asked }: Options) {
  const { say } = useTexts();
  const [rules, setRules] = useState<Rules | null>(null);
  const { attempt, tried, leftField, problemOf } = useFieldProblems(rules === null ? {} : judge(rules), refused);

  async function load(): Promise<Rules> {
    const loaded = await loadWhileWriting();
    setRules(loaded);
    return loaded;
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

  const errors = fields.flatMap((field) => {
    const said = others[field] ?? null;
    if (said !== null) return [{ fieldId: fieldId(field), text: said }];
    const problem = problemOf(field);
    if (problem === undefined) return [];
    return [
      { fieldId: fieldId(field), text: problemAway(words, { field, number: numberOf(fields, field) }, problem, say) },
    ];
  });
  useErrorTitle(attempt > 0 && errors.length > 0);
  return { words, attempt, errors, problemOf, leftField, load };
}
export type SheetForm = ReturnType<typeof useSheetForm>;
