import React, { useId } from "react";
import { styled } from "styled-components";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { GreetingField } from "#src/core/form/greeting-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardDraft } from "./candle.ts";

type Props = { form: FormState; card: CardDraft; onChange: (change: Partial<CardDraft>) => void };

/** Words to begin with, as the editors have written them. */
const suggestions = [
  "candle.suggestion.missed",
  "candle.suggestion.light",
  "candle.suggestion.warmth",
  "candle.suggestion.thanks",
  "candle.suggestion.near",
  "candle.suggestion.peace",
] as const;

/** All that stands on the card: who is remembered, some words, and who lights the candle. */
export function CandleFields({ form, card, onChange }: Props) {
  const { say } = useTexts();
  const whoId = useId();
  const wordsId = useId();
  const year = (name: "bornYear" | "diedYear") => (
    <FormField
      form={form}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      optional={say("form.optional")}
      value={card[name]}
      onChange={(written) => onChange({ [name]: written })}
    />
  );
  return (
    <>
      <Part aria-labelledby={whoId}>
        <h2 id={whoId}>{say("candle.who")}</h2>
        <FormField
          form={form}
          name="remembered"
          autoComplete="off"
          autoCapitalize="words"
          value={card.name}
          onChange={(name) => onChange({ name })}
        />
        <Years>
          {year("bornYear")}
          {year("diedYear")}
        </Years>
      </Part>
      <Part aria-labelledby={wordsId}>
        <h2 id={wordsId}>{say("candle.words")}</h2>
        <GreetingField
          form={form}
          greeting={card.greeting}
          suggested={suggestions.map((key) => say(key))}
          words={{
            label: say("candle.greeting.label"),
            hint: say("candle.greeting.hint"),
            show: say("candle.suggestions"),
            hide: say("candle.suggestions.hide"),
            take: (words) => say("candle.suggestions.take", { words }),
            takeBack: say("candle.greeting.takeBack"),
          }}
          onChange={(greeting) => onChange({ greeting })}
        />
        <FormField
          form={form}
          name="from"
          autoComplete="off"
          autoCapitalize="words"
          hint={say("candle.from.hint")}
          value={card.from}
          onChange={(from) => onChange({ from })}
        />
      </Part>
    </>
  );
}

const Part = styled.section`
  > * + * {
    margin-top: var(--s6);
  }
  h2 + * {
    margin-top: 0;
  }
`;

const Years = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--s4);
  max-width: 32rem;
`;
