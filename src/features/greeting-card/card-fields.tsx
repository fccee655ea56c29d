import React from "react";
import { fittingForm, headingFormsOf, headingOf } from "@hjarta-lunga/contract/greeting-headings.ts";
import { mostInMessage } from "@hjarta-lunga/contract/greeting-cards.ts";
import { lettersIn } from "@hjarta-lunga/contract/plain-text.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { GreetingField } from "#src/core/form/greeting-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { toneOf, type Design } from "./designs.ts";
import type { WordsDraft } from "./greeting.ts";

type Props = {
  form: FormState;
  words: WordsDraft;
  design: Design | undefined;
  onChange: (change: Partial<WordsDraft>) => void;
};

const suggestions = {
  bright: ["greeting.suggestion.day", "greeting.suggestion.hug", "greeting.suggestion.glad"],
  quiet: ["greeting.suggestion.near", "greeting.suggestion.warm", "greeting.suggestion.call"],
} as const;

export function CardFields({ form, words, design, onChange }: Props) {
  const { say } = useTexts();
  const name = (field: "to" | "from") => (
    <FormField
      form={form}
      name={field}
      autoComplete="off"
      autoCapitalize="words"
      hint={say(`greeting.${field}.hint`)}
      value={words[field]}
      onChange={(written) => onChange({ [field]: written })}
    />
  );
  const forms = design ? headingFormsOf(design.code) : [];
  /** It stands on the card whatever is written. */
  const greeting = design ? headingOf(design, words.heading, say) : "";
  const letters = lettersIn(words.message.trim().replaceAll("\n", ""));
  return (
    <>
      {name("to")}
      {design && forms.length > 1 && (
        <RadioOptions
          legend={say("greetingHeading.legend")}
          name="heading"
          options={forms.map((value) => ({ value, label: headingOf(design, value, say) }))}
          chosen={fittingForm(design.code, words.heading)}
          onChoose={(heading) => onChange({ heading })}
        />
      )}
      <GreetingField
        form={form}
        namespace="greeting"
        texts="greeting.message"
        fillIns={{ greeting: greeting.replace(/[.!?]$/, "") }}
        greeting={words.message}
        suggestions={suggestions[toneOf(design)]}
        below={<p className="num">{say("greeting.message.count", { letters, most: mostInMessage })}</p>}
        onChange={(message) => onChange({ message })}
      />
      {name("from")}
    </>
  );
}
