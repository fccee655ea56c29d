import React, { useId, useState, type SyntheticEvent } from "react";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords, useStoredWords } from "#src/core/form/use-stored-words.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardOrderLayout } from "./card-order-layout.tsx";
import type { CardOrderAnswer, Known, SenderCard } from "./sender-card.ts";
import { useSenderCall } from "./use-sender-call.ts";

type Props<Answer extends CardOrderAnswer, Words extends object, Parsed> = Correction<Answer, Words, Parsed> & {
  phone: Phone;
};

export function CardCorrection<Answer extends CardOrderAnswer, Words extends object, Parsed>({
  phone,
  ...correction
}: Props<Answer, Words, Parsed>) {
  const { say } = useTexts();
  const previewId = useId();
  const { card, answer } = correction;
  const { namespace } = card;
  const { form, words, isChanged, trouble, isSending, change, submit, leave } = useCardCorrection(correction);
  return (
    <CardOrderLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say(`${namespace}.correct.heading`)}</ScreenHeading>
        <FormErrors form={form} />
        {card.fields(answer, { form, words, onChange: change })}
        <PhoneAlert text={trouble && `${namespace}.${trouble}`} phone={phone} />
        <div role="alert">{isChanged && <p>{say(`${namespace}.correct.changed`)}</p>}</div>
        {isChanged && (
          <section>
            <h2>{say(`${namespace}.correct.now`)}</h2>
            {card.picture(answer)}
          </section>
        )}
        <div className="actions">
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? `${namespace}.correct.sending` : `${namespace}.correct.send`)}
          </button>
          <button className="plain" type="button" onClick={() => leave(false)}>
            {say(`${namespace}.correct.leave`)}
          </button>
        </div>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say(`${namespace}.preview`)}</h2>
        {card.picture(answer, words)}
      </aside>
    </CardOrderLayout>
  );
}

type Correction<Answer extends CardOrderAnswer, Words extends object, Parsed> = {
  card: SenderCard<Answer, Words, Parsed>;
  answer: Known<Answer>;
  token: string;
  onKnown: (answer: Answer) => void;
  onDone: (isSaved: boolean) => void;
};

const nothing: FormProblems = {};
const asTheyAre = (problems: FormProblems): FormProblems => problems;

function useCardCorrection<Answer extends CardOrderAnswer, Words extends object, Parsed>(
  options: Correction<Answer, Words, Parsed>,
) {
  const { card, answer, token, onKnown, onDone } = options;
  const { orderReference, version } = answer;
  const { toFieldNames = asTheyAre, ...rules } = card.form;
  const saved = card.savedWords(answer);
  const { words, setWords, forget } = useStoredWords({ reference: orderReference, version, saved });
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [isChanged, setChanged] = useState(() => hasStaleWords(orderReference, version));
  const ask = () => setAsked((before) => before + 1);
  const form = useLazyValidation({ ...rules, judge: ({ problemsOf }) => problemsOf(words), refused, asked });

  function leave(isSaved: boolean) {
    forget();
    onDone(isSaved);
  }
  const { trouble, isSending, send } = useSenderCall<Answer>({
    orderReference,
    onDone: (taken) => {
      onKnown(taken);
      leave(true);
    },
    onRefused: ({ code, fields }) => {
      if (code === "changed_meanwhile" || code === "taken_down") {
        void card.fetchOrder(orderReference, token).then(onKnown, () => undefined);
        if (code === "taken_down") return false;
        setChanged(true);
        return true;
      }
      if (fields === undefined) return false;
      setRefused(toFieldNames(problemsFromApi(fields)));
      ask();
      return true;
    },
  });

  function change(changed: Partial<Words>) {
    setRefused(nothing);
    setWords((before) => ({ ...before, ...changed }));
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send(async () => {
      const parsed = (await form.load()).parse(words);
      if (parsed !== null) return card.correct({ orderReference, token, version }, parsed);
      ask();
      return null;
    });
  }
  return { form, words, isChanged, trouble, isSending, change, submit, leave };
}
