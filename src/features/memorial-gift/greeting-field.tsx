import React from "react";
import { GreetingField as Field } from "#src/core/form/greeting-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { SheetForm } from "./use-sheet-form.ts";

const suggestions = ["thanks", "love", "heart", "light", "peace", "thoughts"] as const;

type Props = { form: SheetForm; greeting: string; onChange: (greeting: string) => void };

export function GreetingField({ form, greeting, onChange }: Props) {
  const { say } = useTexts();
  return (
    <Field
      form={form}
      greeting={greeting}
      suggested={suggestions.map((name) => say(`memorial.suggestion.${name}`))}
      words={{
        label: say("memorial.greeting.label"),
        hint: say("memorial.greeting.hint"),
        show: say("memorial.suggestions"),
        hide: say("memorial.suggestions.hide"),
        take: (words) => say("memorial.suggestions.take", { words }),
        takeBack: say("memorial.greeting.takeBack"),
      }}
      onChange={onChange}
    />
  );
}
