import React from "react";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { correctGreetingCard, fetchGreetingOrder } from "#src/calls/greeting-orders.ts";
import { CardCorrection } from "#src/core/card/card-correction.tsx";
import { useCardCorrection } from "#src/core/card/use-card-correction.ts";
import { useKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { CardFields } from "./card-fields.tsx";
import { CardPreview } from "./card-preview.tsx";
import { toneOf, type Design } from "./designs.ts";
import type { WordsDraft } from "./greeting.ts";
import { problemsOfWords, toWholeWords } from "./greeting-rules.ts";
import { cardFields } from "./greeting-shape.ts";
import { cardWords } from "./greeting-words.ts";
import { useStepForm } from "./use-step-form.ts";

type Props = {
  answer: GreetingCardOrderAnswer;
  card: NonNullable<GreetingCardOrderAnswer["card"]>;
  design: Design | undefined;
  token: string;
  phone: Phone;
  /** The card as it is known now. */
  onKnown: (answer: GreetingCardOrderAnswer) => void;
  onDone: (isSaved: boolean) => void;
};

type Whole = NonNullable<ReturnType<typeof toWholeWords>>;

/** The words anew, by the same rules as they were written by. */
export function CorrectWords({ answer, card, design, token, phone, onKnown, onDone }: Props) {
  const { orderReference, version } = answer;
  const { campaignCode, ...written } = card;
  const { words, setWords, forget } = useKeptWords<WordsDraft>({ reference: orderReference, version, saved: written });
  function leave(isSaved: boolean) {
    forget();
    onDone(isSaved);
  }
  const correction = useCardCorrection({
    orderReference,
    version,
    read: () => fetchGreetingOrder(orderReference, token),
    save: (whole: Whole) => correctGreetingCard({ orderReference, token, version, words: whole }),
    onKnown,
    onDone: leave,
  });
  const { refused, asked, changed, submit } = correction;
  const form = useStepForm({ fields: cardFields, words: cardWords, problems: problemsOfWords(words), refused, asked });
  return (
    <CardCorrection
      namespace="greetingOrder"
      {...{ correction, form, phone }}
      now={<CardPreview card={card} design={design} />}
      preview={<CardPreview card={{ campaignCode, ...words }} design={design} />}
      onSubmit={(event) => submit(event, () => Promise.resolve(toWholeWords(words)))}
      onLeave={() => leave(false)}
    >
      <CardFields
        form={form}
        words={words}
        greeting={design?.greeting}
        tone={toneOf(design)}
        onChange={(change) => {
          changed();
          setWords((before) => ({ ...before, ...change }));
        }}
      />
    </CardCorrection>
  );
}
