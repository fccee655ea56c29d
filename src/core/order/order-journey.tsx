import React, { type ReactElement, type ReactNode } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { UntilResumed } from "#src/ui/until-resumed.tsx";
import { OrderLayout } from "./order-layout.tsx";
import { OrderSteps, type StepNames } from "./order-steps.tsx";

type Props = {
  names: StepNames;
  step: string;
  /** The order, once there is one to show. */
  order: ReactElement | null;
  /** Beside the form. */
  side: ReactNode;
  /** What the editors have written, for who has not begun. */
  below: ReactNode;
  /** The form of the step. */
  children: ReactNode;
};

/** A step on its page, or the order that came of them. */
export function OrderJourney({ names, step, order, side, below, children }: Props) {
  const { say } = useTexts();
  return (
    // One boundary around every step: the step of now stays until the next is there.
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      {order ?? (
        <UntilResumed words={say("form.loading")}>
          <OrderLayout>
            <div className="order-form">
              <OrderSteps names={names} step={step} />
              {children}
            </div>
            {side}
          </OrderLayout>
          {below}
        </UntilResumed>
      )}
    </LazyBoundary>
  );
}
