import { useState, type SyntheticEvent } from "react";
import { ApiError } from "#src/calls/api-error.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords, useKeptWords } from "#src/core/form/use-kept-words.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import type { DocumentAnswer, DocumentKind } from "./document-kind.ts";

export type Correction<Answer extends DocumentAnswer, Words extends object, Whole> = {
  document: DocumentKind<Answer, Words, Whole>;
  answer: Answer;
  /** The document turned out to be another than it was. */
  onFound: (answer: Answer) => void;
  /** With the document as it is now, or nothing if it was left as it was. */
  onDone: (answer: Answer | null) => void;
};

type Failure = "already" | "changed" | "notSent";
const failures: Partial<Record<string, Failure>> = {
  corrected_already: "already",
  changed_meanwhile: "changed",
};

const nothing: FormProblems = {};

export function useCorrection<Answer extends DocumentAnswer, Words extends object, Whole>(
  options: Correction<Answer, Words, Whole>,
) {
  const { document, answer, onFound, onDone } = options;
  const { orderReference } = answer;
  const [version] = useState(answer.revision);
  const { words, setWords, forget } = useKeptWords({
    reference: orderReference,
    version,
    saved: document.wordsOf(answer),
    read: (kept) => document.wordsIn(kept, answer),
  });
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  /** What was written before a reload, and another tab has changed it since. */
  const [isStale] = useState(() => hasStaleWords(orderReference, answer.revision));
  const [failure, setFailure] = useState<Failure | null>(isStale ? (answer.canCorrect ? "changed" : "already") : null);
  /** What the visitor has read, whatever the page has heard since. */
  const [madeFrom, setMadeFrom] = useState(answer);
  const [standsNow, setStandsNow] = useState(isStale ? answer : null);
  const [isSending, setSending] = useState(false);
  /** Saving again would be refused again. */
  const isOver = failure === "already";
  const fields = document.form.fieldsOf(words);
  const form = useLazyValidation({
    ...{ fields, words: document.form.words, load: document.form.load, refused, asked },
    judge: ({ problemsOf }) => problemsOf(words, answer),
  });
  const ask = () => setAsked((before) => before + 1);

  function leave(corrected: Answer | null) {
    forget();
    onDone(corrected);
  }

  async function readAgain(said: Failure) {
    const found = await document.fetchDocument(orderReference).catch(() => null);
    if (found !== null) {
      setMadeFrom(found);
      setStandsNow(found);
      onFound(found);
    }
    setFailure(found?.canCorrect === false ? "already" : said);
  }

  async function send() {
    setFailure(null);
    try {
      const whole = (await form.load()).toWhole(words, answer);
      if (whole === null) ask();
      else leave(await document.correct({ orderReference, revision: madeFrom.revision }, whole));
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const found = document.form.problemsFrom(said?.fields ?? {}, fields);
      setRefused(found);
      if (fields.some((field) => found[field] !== undefined)) ask();
      else {
        const known = failures[said?.code ?? ""];
        if (known === undefined) setFailure("notSent");
        else await readAgain(known);
      }
    }
  }

  return {
    ...{ form, words, failure, standsNow, isSending, isOver },
    change: (changed: Partial<Words>) => {
      setRefused(nothing);
      setWords((before) => document.change(before, changed));
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (isSending || isOver) return;
      setSending(true);
      void send().finally(() => setSending(false));
    },
    leave: () => leave(null),
  };
}
