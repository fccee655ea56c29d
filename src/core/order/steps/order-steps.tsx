import React, { type ComponentProps } from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { useOrderTone } from "../side/order-tone.tsx";

export type StepNames<Step extends string = string> = Readonly<Record<Step, TextKey>>;

type Props = { kind: JourneyKind; names: StepNames; step: string; inLine?: ComponentProps<typeof Steps>["inLine"] };

export function OrderSteps({ kind, names, step, inLine }: Props) {
  const { say } = useTexts();
  const tone = useOrderTone(kind);
  return (
    <Steps
      label={say("order.steps")}
      steps={Object.values(names).map((name) => say(name))}
      current={Object.keys(names).indexOf(step)}
      inLine={inLine ?? false}
      isQuiet={tone === "quiet"}
    />
  );
}
