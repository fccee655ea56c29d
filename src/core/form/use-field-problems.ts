import { useState } from "react";
import type { FormProblems } from "./form-problems.ts";

/** A problem is shown once its field was left with something in it, or sending was tried, and goes away when mended. */
export function useFieldProblems(problems: FormProblems, fromApi: FormProblems) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
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
