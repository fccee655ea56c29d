import React, { useId } from "react";
import { styled } from "styled-components";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { FormField, type FormState, type FormWords } from "#src/core/form/form-field.tsx";
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

/** Refused are also letters that no font of the card has. */
const onCard = { hasLink: "candle.hasLink", forbiddenCharacters: "candle.forbidden" } as const;
const nameOnCard = { ...onCard, tooLong: "candle.name.tooLong" } as const;
const year = { notAYear: "candle.notAYear", diedBeforeBorn: "candle.diedBeforeBorn" } as const;

export const cardWords = {
  remembered: { label: "candle.name.label", required: "candle.name.required", ...nameOnCard },
  bornYear: { label: "candle.bornYear", ...year },
  diedYear: { label: "candle.diedYear", ...year },
  greeting: {
    label: "candle.greeting.label",
    tooLong: "candle.greeting.tooLong",
    tooManyLines: "candle.greeting.tooManyLines",
    ...onCard,
  },
  from: { label: "candle.from.label", required: "candle.from.required", ...nameOnCard },
} as const satisfies FormWords;

const amount = "candle.amount.look";

/** Of those of the second step. What is wrong with the amount is said with its limits where it stands. */
export const sendingWords = {
  ...donorWords,
  amount: {
    label: "candle.amount",
    required: "candle.amount.missing",
    notAnAmount: amount,
    tooSmall: amount,
    tooLarge: amount,
  },
} as const satisfies FormWords;
