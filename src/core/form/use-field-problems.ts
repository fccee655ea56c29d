import { useState } from "react";
import type { FormProblems } from "./form-problems.ts";

/**
 * When a field's problem is shown: once the visitor has left the field with something in it, or tried to send. Never
 * while they write the first time; and a shown one goes away as soon as it is mended.
 */
export function useFieldProblems(problems: FormProblems, fromApi: FormProblems) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    /** With these fields: one that comes later is judged later. */
    tried: (fields: readonly string[]) => {
      setAttempt((before) => before + 1);
      setShown((before) => new Set([...before, ...fields]));
    },
    /** An empty field that was only passed through is no fault yet. */
    leftField: (name: string, written: string) => {
      if (written.trim() !== "") setShown((before) => new Set(before).add(name));
    },
    problemOf: (name: string) => (shown.has(name) ? (problems[name] ?? fromApi[name]) : undefined),
  };
}
