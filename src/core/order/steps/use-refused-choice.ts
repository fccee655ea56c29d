import { useState } from "react";
import type { FormProblems } from "../../form/form-problems.ts";

type Journey<Change, Fault> = { change: (change: Change) => void; askChoice: (problem: Fault) => void };

const nothingRefused: FormProblems = {};

export function useRefusedChoice<Change, Fault>(journey: Journey<Change, Fault>) {
  const [refused, setRefused] = useState(nothingRefused);

  function changeFirst(change: Change) {
    setRefused(nothingRefused);
    journey.change(change);
  }
  function refuse(problem: Fault, fields: FormProblems) {
    setRefused(fields);
    journey.askChoice(problem);
  }
  return { refused, changeFirst, refuse };
}
