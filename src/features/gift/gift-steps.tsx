import React from "react";
import { useTexts } from "#src/core/texts.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { steps, type Step } from "./journey.ts";

export function GiftSteps({ step, inLine = false }: { step: Step; inLine?: boolean }) {
  const { say } = useTexts();
  return (
    <Steps
      label={say("gift.steps")}
      steps={steps.map((each) => say(`gift.step.${each}`))}
      current={steps.indexOf(step)}
      inLine={inLine}
    />
  );
}
