import React from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CheckedField } from "#src/ui/checked-field.tsx";
import type { FieldProps } from "#src/ui/field.tsx";
import { fieldId, problemKey, type FormWords } from "./field-words.ts";
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
