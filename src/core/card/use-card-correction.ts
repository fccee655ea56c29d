import { useState, type SyntheticEvent } from "react";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords, useKeptWords } from "#src/core/form/use-kept-words.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import type { CardOrderAnswer, Known, SenderCard } from "./sender-card.ts";
import { useSenderCall } from "./use-sender-call.ts";

export type Correction<Answer extends CardOrderAnswer, Words extends object, Whole> = {
  card: SenderCard<Answer, Words, Whole>;
  answer: Known<Answer>;
  token: string;
  onKnown: (answer: Answer) => void;
  onDone: (isSaved: boolean) => void;
};

const nothing: FormProblems = {};
const asTheyAre = (problems: FormProblems): FormProblems => problems;

export function useCardCorrection<Answer extends CardOrderAnswer, Words extends object, Whole>(
  options: Correction<Answer, Words, Whole>,
) {
  const { card, answer, token, onKnown, onDone } = options;
  const { orderReference, version } = answer;
  const { asShown = asTheyAre, ...rules } = card.form;
  const saved = card.wordsOf(answer);
  const { words, setWords, forget } = useKeptWords({ reference: orderReference, version, saved });
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
      setRefused(asShown(problemsFromApi(fields)));
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
      const whole = (await form.load()).toWhole(words);
      if (whole !== null) return card.correct({ orderReference, token, version }, whole);
      ask();
      return null;
    });
  }
  return { form, words, isChanged, trouble, isSending, change, submit, leave };
}
