import React, { Fragment, type ReactElement, type ReactNode } from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { UntilResumed } from "#src/ui/until-resumed.tsx";
import { OrderLayout } from "./order-layout.tsx";
import { OrderSteps, type StepNames } from "./order-steps.tsx";

type Props = {
  journey: { kind: JourneyKind; step: string; order: string | null };
  names: StepNames;
  step?: string;
  order: (reference: string) => ReactElement;
  /** Beside the form. Without it the form has the whole width. */
  side: ReactNode;
  above?: ReactNode;
  below: ReactNode;
  children: ReactNode;
};

export function OrderJourney({ journey, names, step = journey.step, order, side, above, below, children }: Props) {
  const { say } = useTexts();
  const reference = journey.step === "order" ? journey.order : null;
  return (
    // One boundary around every step: the step of now stays until the next is there.
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      {reference !== null ? (
        <Fragment key={reference}>{order(reference)}</Fragment>
      ) : (
        <UntilResumed words={say("form.loading")}>
          {above}
          {/* Another screen is drawn anew: nothing of it is seen to move from where the last one had it. */}
          <OrderLayout key={above ? "below" : "alone"} className={side === null ? "wide" : undefined}>
            <div className="order-form">
              <OrderSteps kind={journey.kind} names={names} step={step} />
              {children}
            </div>
            <Fragment key={step}>{side}</Fragment>
          </OrderLayout>
          {below}
        </UntilResumed>
      )}
    </LazyBoundary>
  );
}
