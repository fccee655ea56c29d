import { useState } from "react";
import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";
import type { FormProblems } from "../../form/form-problems.ts";
import { useNextStep } from "./choice-form.tsx";

type Form = { isRight: () => Promise<boolean> };
type Options = { loadNext: () => Promise<unknown>; onGoOn: () => void; onAsk: () => void };

export const useCheckedStep = (form: Form, { loadNext, onGoOn, onAsk }: Options) =>
  useNextStep(
    async () => {
      const [isRight] = await Promise.all([form.isRight(), loadNext()]);
      return isRight;
    },
    (isRight, stay) => {
      if (isRight) {
        onGoOn();
        return;
      }
      stay();
      onAsk();
    },
  );

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

export const ChoiceParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8) clamp(3rem, 7vw, 7rem);

  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t-h3);
  }
  > section {
    max-width: 42rem;
  }
  html:not([data-script]) & {
    display: none;
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    > * {
      grid-column: 1;
    }
    > aside {
      position: sticky;
      top: var(--s6);
      grid-row: 1 / span 5;
      grid-column: 2;
    }
  }
`;
