import React, { Fragment, type ReactElement, type ReactNode } from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { UntilResumed } from "#src/ui/until-resumed.tsx";
import { OrderLayout } from "./order-layout.tsx";
import { OrderSteps, type StepNames } from "./order-steps.tsx";

type Props = {
  kind: JourneyKind;
  names: StepNames;
  step: string;
  /** The order, once there is one to show. */
  order: ReactElement | null;
  /** Beside the form. Without it the form has the whole width. */
  side: ReactNode;
  /** Over both. */
  above?: ReactNode;
  /** What the editors have written, for who has not begun. */
  below: ReactNode;
  /** The form of the step. */
  children: ReactNode;
};

/** A step on its page, or the order that came of them. */
export function OrderJourney({ kind, names, step, order, side, above, below, children }: Props) {
  const { say } = useTexts();
  return (
    // One boundary around every step: the step of now stays until the next is there.
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      {order ?? (
        <UntilResumed words={say("form.loading")}>
          {above}
          {/* Another screen is drawn anew: nothing of it is seen to move from where the last one had it. */}
          <OrderLayout key={above ? "below" : "alone"} className={side === null ? "wide" : undefined}>
            <div className="order-form">
              <OrderSteps kind={kind} names={names} step={step} />
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
