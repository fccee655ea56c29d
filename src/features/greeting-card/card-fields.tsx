import React from "react";
import { mostInMessage } from "@hjarta-lunga/contract/greeting-cards.ts";
import { lettersIn } from "@hjarta-lunga/contract/plain-text.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { GreetingField } from "#src/core/form/greeting-field.tsx";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { WordsDraft } from "./greeting.ts";

type Props = {
  form: FormState;
  words: WordsDraft;
  /** Of the design: it stands on the card whatever is written. */
  greeting: string | undefined;
  tone: OrderTone;
  onChange: (change: Partial<WordsDraft>) => void;
};

const suggestions = {
  bright: ["greeting.suggestion.day", "greeting.suggestion.hug", "greeting.suggestion.glad"],
  quiet: ["greeting.suggestion.near", "greeting.suggestion.warm", "greeting.suggestion.call"],
} as const;

export function CardFields({ form, words, greeting, tone, onChange }: Props) {
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
  const letters = lettersIn(words.message.trim().replaceAll("\n", ""));
  return (
    <>
      {name("to")}
      <GreetingField
        form={form}
        namespace="greeting"
        texts="greeting.message"
        fillIns={{ greeting: (greeting ?? "").replace(/[.!?]$/, "") }}
        greeting={words.message}
        suggestions={suggestions[tone]}
        below={<p className="num">{say("greeting.message.count", { letters, most: mostInMessage })}</p>}
        onChange={(message) => onChange({ message })}
      />
      {name("from")}
    </>
  );
}
