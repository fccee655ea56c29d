import { useRef, useState } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { problemsFromApi } from "#src/core/form/form-problems.ts";

type Options = {
  field: string;
  onWrong?: () => void;
  onGone: () => void;
  onRefused?: (error: ApiError) => boolean;
};

/** One call at a time of somebody who holds a card's link, with one field, and why it was not done. */
export function useVisitorCall({ field, onWrong, onGone, onRefused }: Options) {
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  function wrongAtField(found: FieldProblem) {
    setProblem(found);
    onWrong?.();
  }

  function takeError(error: unknown) {
    const said = error instanceof ApiError ? error : undefined;
    if (said?.code === "taken_down" || said?.code === "not_found") {
      onGone();
      return;
    }
    if (said !== undefined && onRefused?.(said) === true) return;
    const wrong = problemsFromApi(said?.fields ?? {})[field];
    setProblem(wrong ?? null);
    if (wrong !== undefined) wrongAtField(wrong);
    else setFailure(said?.code === "too_many_requests" ? "tooMany" : "failed");
  }

  function send(call: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    void call()
      .catch(takeError)
      .finally(() => {
        underWay.current = false;
        setSending(false);
      });
  }
  return { problem, failure, isSending, send, wrongAtField, changed: () => setProblem(null) };
}
