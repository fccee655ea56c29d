import { useState, type SyntheticEvent } from "react";
import { ApiError } from "#src/calls/api-error.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords } from "#src/core/form/use-kept-words.ts";

type Options<Answer, Whole> = {
  answer: Answer;
  /** The fields that the form shows. */
  fields: readonly string[];
  /** As the API knows the document now. */
  read: () => Promise<Answer>;
  /** `madeFrom` is what the visitor has read. */
  save: (madeFrom: Answer, whole: Whole) => Promise<Answer>;
  /** What the API refuses, by the form's fields. */
  problemsFrom: (fields: Readonly<Record<string, string>>) => FormProblems;
  /** The document turned out to be another than it was. */
  onFound: (answer: Answer) => void;
  onDone: (answer: Answer) => void;
};

export type CorrectionFailure = "already" | "changed" | "notSent";
/** What the API says when the document is no longer the one that was read. */
const failures: Partial<Record<string, CorrectionFailure>> = {
  corrected_already: "already",
  changed_meanwhile: "changed",
};

const nothing: FormProblems = {};

type Corrected = { orderReference: string; revision: string; canCorrect: boolean };

/** The words of an ordered document anew: what is refused, what another tab has made of it meanwhile, and how it ends. */
export function useCorrection<Answer extends Corrected, Whole>(options: Options<Answer, Whole>) {
  const { answer, fields, read, save, problemsFrom, onFound, onDone } = options;
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  /** What was written before a reload, and another tab has changed it since. */
  const [isStale] = useState(() => hasStaleWords(answer.orderReference, answer.revision));
  const [failure, setFailure] = useState<CorrectionFailure | null>(
    isStale ? (answer.canCorrect ? "changed" : "already") : null,
  );
  /** What the visitor has read, whatever the page has heard since. */
  const [madeFrom, setMadeFrom] = useState(answer);
  const [standsNow, setStandsNow] = useState(isStale ? answer : null);
  const [isSending, setSending] = useState(false);
  /** Saving again would be refused again. */
  const isOver = failure === "already";

  async function readAgain(said: CorrectionFailure) {
    const found = await read().catch(() => null);
    if (found !== null) {
      setMadeFrom(found);
      setStandsNow(found);
      onFound(found);
    }
    setFailure(found?.canCorrect === false ? "already" : said);
  }

  async function send(toWhole: () => Promise<Whole | null>) {
    setFailure(null);
    try {
      const whole = await toWhole();
      if (whole === null) setAsked((before) => before + 1);
      else onDone(await save(madeFrom, whole));
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const found = problemsFrom(said?.fields ?? {});
      setRefused(found);
      if (fields.some((field) => found[field] !== undefined)) setAsked((before) => before + 1);
      else {
        const known = failures[said?.code ?? ""];
        if (known === undefined) setFailure("notSent");
        else await readAgain(known);
      }
    }
  }

  return {
    refused,
    asked,
    failure,
    standsNow,
    isSending,
    isOver,
    changed: () => setRefused(nothing),
    /** `toWhole` answers with nothing while something is wrong with what was written. */
    submit(event: SyntheticEvent, toWhole: () => Promise<Whole | null>) {
      event.preventDefault();
      if (isSending || isOver) return;
      setSending(true);
      void send(toWhole).finally(() => setSending(false));
    },
  };
}
