import React, { useState, type ComponentProps } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ErrorSummary, StayInPlace } from "#src/ui/error-summary.tsx";
import { fieldId, numberOf, problemAway, type FormWords } from "./form-field.tsx";
import type { FormProblems } from "./form-problems.ts";
import { useErrorTitle } from "./use-error-title.ts";

const headings = ["form.errors.none", "form.errors.one", "form.errors.two", "form.errors.three"] as const;

type Props = { form: Pick<ComponentProps<typeof ErrorSummary>, "errors" | "attempt"> };

/** Above the fields: what is to be mended, once it was tried. What is mended leaves it there: nothing below it moves. */
export function FormErrors({ form: { errors, attempt } }: Props) {
  const { say } = useTexts();
  const count = errors.length;
  const spelled = say("form.errors.numbers").split(" ")[count - headings.length];
  const [hasCome, setHasCome] = useState(false);
  if (attempt > 0 && count > 0 && !hasCome) setHasCome(true);
  return (
    <>
      {hasCome && (
        <ErrorSummary
          heading={say(headings[count] ?? "form.errors.many", { count: spelled ?? count })}
          errors={errors}
          attempt={attempt}
        />
      )}
      <StayInPlace when={attempt} />
    </>
  );
}

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

/** A problem is shown once its field was left with something in it, or sending was tried, and goes away when mended. */
export function useFieldProblems(problems: FormProblems, fromApi: FormProblems) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    tried: (fields: readonly string[]) => {
      setAttempt((before) => before + 1);
      setShown((before) => new Set([...before, ...fields]));
    },
    /** An empty field that was only passed through is no fault yet. */
    leftField: (name: string, written: string) => {
      if (written.trim() !== "") setShown((before) => new Set(before).add(name));
    },
    /** What was sent is gone from its fields: an empty one is no fault then. */
    sent: () => setShown(new Set()),
    problemOf: (name: string) => (shown.has(name) ? (problems[name] ?? fromApi[name]) : undefined),
  };
}
