import { useRef, useState, type SyntheticEvent } from "react";
import type { z } from "zod";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { problemsFromApi, problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { useFieldProblems, useFormErrors } from "#src/core/form/form-errors.tsx";
import { detailsWords } from "./details-words.ts";

type Options<Parsed, Answer> = {
  schema: z.ZodType<Parsed>;
  value: unknown;
  fields: readonly string[];
  send: (parsed: Parsed) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** What the API said that this form has words of its own for. */
  refusal?: (error: ApiError) => TextKey | null;
  others?: Readonly<Record<string, string | null>>;
};

const nothing: FormProblems = {};

/** A part of the page that is saved by itself: judged by the contract's schema, sent once however often it is pressed. */
export function useDetailsForm<Parsed, Answer>(options: Options<Parsed, Answer>) {
  const { schema, value, fields, others } = options;
  const [fromApi, setFromApi] = useState(nothing);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const { isSending, once } = useOnce();
  const { attempt, tried, leftField, problemOf, sent } = useFieldProblems(problemsIn(schema, value), fromApi);
  const errors = useFormErrors({
    fields,
    words: detailsWords,
    attempt,
    problemOf,
    ...(others !== undefined && { others }),
  });

  async function send(): Promise<void> {
    setFailure(null);
    setFromApi(nothing);
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      tried(fields);
      return;
    }
    try {
      const answer = await options.send(parsed.data);
      sent();
      options.onDone(answer);
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const found = problemsFromApi(said?.fields ?? {});
      setFromApi(found);
      if (fields.some((field) => found[field] !== undefined)) tried(fields);
      else setFailure((said && options.refusal?.(said)) ?? failureText(said));
    }
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    once(send);
  }
  /** What the API said was of what stood there then. */
  function changed(): void {
    setFromApi(nothing);
    setFailure(null);
  }
  return { words: detailsWords, attempt, errors, failure, isSending, problemOf, leftField, changed, submit };
}

/** A press that is under way is not done again. */
export function useOnce() {
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  function once(work: () => Promise<void>): void {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    void work().finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }
  return { isSending, once };
}

export function failureText(error: unknown): TextKey {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "unauthorized") return "myDetails.ended";
  if (code === "too_many_requests") return "myDetails.tooMany";
  if (code === "changed_meanwhile") return "myDetails.changed";
  return navigator.onLine ? "myDetails.notSent" : "myDetails.offline";
}
