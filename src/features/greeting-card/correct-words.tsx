import React, { useId, useState, type SyntheticEvent } from "react";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { correctGreetingCard, fetchGreetingOrder } from "#src/calls/greeting-orders.ts";
import { CardOrderLayout } from "#src/core/card/card-order-layout.tsx";
import { SenderTroubleText } from "#src/core/card/sender-trouble.tsx";
import { useSenderCall } from "#src/core/card/use-sender-call.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardFields } from "./card-fields.tsx";
import { CardPreview } from "./card-preview.tsx";
import { toneOf, type Design } from "./designs.ts";
import type { WordsDraft } from "./greeting-draft.ts";
import { problemsOfWords, toWholeWords } from "./greeting-rules.ts";
import { asShown, cardFields } from "./greeting-shape.ts";
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

const nothing: FormProblems = {};

/** The words anew, with the card beside them as it will be. */
export function CorrectWords({ answer, card, design, token, phone, onKnown, onDone }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const { campaignCode, ...written } = card;
  const [words, setWords] = useState<WordsDraft>(written);
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const form = useStepForm({
    fields: cardFields,
    words: cardWords,
    problems: problemsOfWords(words),
    refused,
    asked,
  });
  const { orderReference, version } = answer;
  const { trouble, isSending, send } = useSenderCall<GreetingCardOrderAnswer>({
    orderReference,
    onDone: (taken) => {
      onKnown(taken);
      onDone(true);
    },
    onRefused: ({ code, fields }) => {
      if (code === "changed_meanwhile" || code === "taken_down") {
        void fetchGreetingOrder(orderReference, token).then(onKnown, () => undefined);
        if (code === "taken_down") return false;
        setChanged(true);
        return true;
      }
      if (fields === undefined) return false;
      setRefused(asShown(problemsFromApi(fields)));
      setAsked((before) => before + 1);
      return true;
    },
  });

  function change(changed: Partial<WordsDraft>) {
    setRefused(nothing);
    setWords((before) => ({ ...before, ...changed }));
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const whole = toWholeWords(words);
    if (whole === null) setAsked((before) => before + 1);
    else void send(() => correctGreetingCard({ orderReference, token, version, words: whole }));
  }
  return (
    <CardOrderLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say("greetingOrder.correct.heading")}</ScreenHeading>
        <FormErrors form={form} />
        <CardFields form={form} words={words} greeting={design?.greeting} tone={toneOf(design)} onChange={change} />
        <SenderTroubleText trouble={trouble} phone={phone} namespace="greetingOrder" />
        <div role="alert">{isChanged && <p>{say("greetingOrder.correct.changed")}</p>}</div>
        {isChanged && (
          <section>
            <h2>{say("greetingOrder.correct.now")}</h2>
            <CardPreview card={card} design={design} />
          </section>
        )}
        <div className="actions">
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "greetingOrder.correct.sending" : "greetingOrder.correct.send")}
          </button>
          <button className="plain" type="button" onClick={() => onDone(false)}>
            {say("greetingOrder.correct.leave")}
          </button>
        </div>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("greetingOrder.preview")}</h2>
        <CardPreview card={{ campaignCode, ...words }} design={design} />
      </aside>
    </CardOrderLayout>
  );
}
