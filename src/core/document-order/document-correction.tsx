import React, { useId, useState, type SyntheticEvent } from "react";
import { ApiError } from "#src/calls/api-error.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords, useStoredWords } from "#src/core/form/use-stored-words.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { DocumentAnswer, DocumentKind } from "./document-kind.ts";
import { DocumentLayout } from "./document-layout.tsx";

type Props<Answer extends DocumentAnswer, Words extends object, Parsed> = Correction<Answer, Words, Parsed> & {
  phone: Phone;
};

export function DocumentCorrection<Answer extends DocumentAnswer, Words extends object, Parsed>({
  phone,
  ...options
}: Props<Answer, Words, Parsed>) {
  const { say } = useTexts();
  const previewId = useId();
  const nowId = useId();
  const { document, answer } = options;
  const { namespace } = document;
  const { form, words, failure, standsNow, isSending, isOver, change, submit, leave } = useCorrection(options);
  return (
    <DocumentLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say(`${namespace}.correct.heading`)}</ScreenHeading>
        <p>{say(document.correctionText(answer))}</p>
        <FormErrors form={form} />
        {document.fields(answer, { form, words, phone, onChange: change })}
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say(`${namespace}.preview`)}</h2>
        {document.picture(answer, words)}
      </aside>
      <div className="words">
        <PhoneAlert text={failure && `${namespace}.correct.${failure}`} phone={phone} />
        {standsNow !== null && (
          <section aria-labelledby={nowId}>
            <h2 id={nowId}>{say(`${namespace}.correct.standsNow`)}</h2>
            {document
              .linesOn(standsNow)
              .filter((line) => line.trim() !== "")
              .map((line, place) => (
                // Lines of text, which change all at once.
                <p key={place}>{line}</p>
              ))}
          </section>
        )}
        <div className="actions">
          {!isOver && (
            <button className="btn" type="submit" aria-disabled={isSending || undefined}>
              {say(isSending ? "order.sending" : `${namespace}.correct.send`)}
            </button>
          )}
          <button className={isOver ? "btn" : "plain"} type="button" onClick={leave}>
            {say(isOver ? `${namespace}.correct.back` : `${namespace}.correct.leave`)}
          </button>
        </div>
      </div>
    </DocumentLayout>
  );
}

type Correction<Answer extends DocumentAnswer, Words extends object, Parsed> = {
  document: DocumentKind<Answer, Words, Parsed>;
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

function useCorrection<Answer extends DocumentAnswer, Words extends object, Parsed>(
  options: Correction<Answer, Words, Parsed>,
) {
  const { document, answer, onFound, onDone } = options;
  const { orderReference } = answer;
  const [version] = useState(answer.revision);
  const { words, setWords, forget } = useStoredWords({
    reference: orderReference,
    version,
    saved: document.savedWords(answer),
    read: (stored) => document.wordsIn(stored, answer),
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
    fields,
    words: document.form.words,
    load: document.form.load,
    refused,
    asked,
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
      const parsed = (await form.load()).parse(words, answer);
      if (parsed === null) ask();
      else leave(await document.correct({ orderReference, revision: madeFrom.revision }, parsed));
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
    form,
    words,
    failure,
    standsNow,
    isSending,
    isOver,
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
