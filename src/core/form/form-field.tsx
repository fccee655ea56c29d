import React from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { CheckedField } from "#src/ui/checked-field.tsx";
import type { FieldProps } from "#src/ui/field.tsx";
import { useAfterPress } from "./use-after-press.ts";

export type FormState = {
  words: FormWords;
  problemOf: (field: string) => FieldProblem | undefined;
  leftField: (field: string, written: string) => void;
};

type Props = Omit<FieldProps, "id" | "label" | "errorId" | "onBlur"> & {
  form: FormState;
  label?: string;
  withRoom?: boolean;
  onLeft?: () => void;
};

export function FormField({ form, label, onLeft, ...props }: Props) {
  const { say } = useTexts();
  const afterPress = useAfterPress();
  const { name, value } = props;
  const problem = form.problemOf(name);
  return (
    <CheckedField
      {...props}
      id={fieldId(name)}
      label={label ?? say(form.words[name]?.label ?? "form.required")}
      error={problem && say(problemKey(form.words, name, problem))}
      onBlur={() =>
        afterPress(() => {
          onLeft?.();
          form.leftField(name, value);
        })
      }
    />
  );
}

type FieldWords = { label: TextKey } & Partial<Record<FieldProblem, TextKey>>;
export type FormWords<Name extends string = string> = Readonly<Record<Name, FieldWords>>;

const general: Partial<Record<FieldProblem, TextKey>> = {
  required: "form.required",
  tooLong: "form.tooLong",
  forbiddenCharacters: "form.forbiddenCharacters",
  notAName: "form.notAName",
};

const listOf = (field: string): string => field.replace(/\.[^.]+$/, "");

const fieldWords = (words: FormWords, field: string): FieldWords | undefined => words[listOf(field)];

export const problemKey = (words: FormWords, field: string, problem: FieldProblem): TextKey =>
  fieldWords(words, field)?.[problem] ?? general[problem] ?? "form.notRight";

/** Away from its field, what is said of any field says nothing without the field's name. */
export function problemAway(
  words: FormWords,
  { field, number }: { field: string; number: number | null },
  problem: FieldProblem,
  say: Say,
): string {
  const own = fieldWords(words, field);
  const said = say(problemKey(words, field, problem));
  if (own === undefined) return said;
  const label = say(own.label, { number: number ?? 0 });
  // The rows of a list say the same: the number of their label tells which of them is meant.
  const isRow = label !== say(own.label, { number: -1 });
  return isRow || own[problem] === undefined ? `${label}: ${said}` : said;
}

export const fieldId = (field: string): string => `field-${field}`;

/* A row keeps its field's name, "household.<id>", wherever it stands. Schemas and the API name its place, "household.0". */

export const rowField = (list: string, id: string): string => `${list}.${id}`;

const rowsOf = (fields: readonly string[], list: string) => fields.filter((field) => field.startsWith(`${list}.`));
const listOfRow = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf(".")));

export function numberOf(fields: readonly string[], field: string): number | null {
  const list = listOfRow(field);
  return list === "" ? null : rowsOf(fields, list).indexOf(field) + 1;
}

export function byRow<T>(fields: readonly string[], found: Readonly<Record<string, T>>): Record<string, T> {
  const named = Object.entries(found).map(([name, said]) => {
    const list = listOfRow(name);
    const row = list === "" ? undefined : rowsOf(fields, list)[Number(name.slice(list.length + 1))];
    return [row ?? name, said] as const;
  });
  return Object.fromEntries(named);
}
