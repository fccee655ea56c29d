import React, { useId } from "react";
import { styled } from "styled-components";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { GreetingField } from "#src/core/form/greeting-field.tsx";
import { YearFields } from "#src/core/remembered/year-fields.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardDraft } from "./candle.ts";

type Props = { form: FormState; card: CardDraft; onChange: (change: Partial<CardDraft>) => void };

const suggestions = [
  "candle.suggestion.missed",
  "candle.suggestion.light",
  "candle.suggestion.warmth",
  "candle.suggestion.thanks",
  "candle.suggestion.near",
  "candle.suggestion.peace",
] as const;

export function CandleFields({ form, card, onChange }: Props) {
  const { say } = useTexts();
  const whoId = useId();
  const wordsId = useId();
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
        <YearFields form={form} years={card} onChange={onChange} />
      </Part>
      <Part aria-labelledby={wordsId}>
        <h2 id={wordsId}>{say("candle.words")}</h2>
        <GreetingField
          form={form}
          namespace="candle"
          texts="candle.greeting"
          greeting={card.greeting}
          suggestions={suggestions}
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
