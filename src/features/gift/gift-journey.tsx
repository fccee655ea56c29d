import React, { startTransition, useEffect, useLayoutEffect, useReducer, useRef, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useTexts } from "#src/core/texts.tsx";
import { pressedBeforeHydration, resumedMark } from "#src/lib/before-hydration.ts";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { UntilResumed } from "#src/ui/until-resumed.tsx";
import { AmountStep } from "./amount-step.tsx";
import { amountOf } from "./chosen-amount.ts";
import { initialState } from "./initial-state.ts";
import { forgetDraft, keepDraft } from "./gift-draft.ts";
import { OrderLayout } from "#src/core/order/order-layout.tsx";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { GiftSide } from "./gift-side.tsx";
import { GiftSteps } from "./gift-steps.tsx";
import { begin, moveOn, type Move, type Step } from "./journey.ts";
import { loadDonorStep, loadOrderScreen } from "./later-steps.ts";
import { enterStep, markAmount, markStep, stepIn } from "./step-history.ts";
import { trackForm } from "./track-form.ts";

type Props = {
  product: GivenProduct;
  receiver: Receiver;
  /** The other ways to give: for who has not begun. */
  children: ReactNode;
};

const DonorStep = React.lazy(loadDonorStep);
const OrderScreen = React.lazy(loadOrderScreen);

// Who has pressed before script was there waits for the next step already: it comes beside what hydrates this one.
if (pressedBeforeHydration() !== null) loadDonorStep().catch(() => undefined);

/** The one-off gift: what, by whom, and how it is paid. */
export function GiftJourney({ product, receiver, children }: Props) {
  const { say } = useTexts();
  const [journey, move] = useReducer(moveOn, product, begin);
  const [hasArrived, arrived] = useReducer(() => true, false);
  const { step, draft, order, isPaid } = journey;
  const { preset, own } = draft;
  const amount = amountOf(draft);

  // The address is read once there is one: the page was built without. At once, since a press must meet what it says;
  // and never again: an address that has lost its question brings the same product anew, and a gift that is paid would
  // be taken up once more.
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const beginning = initialState({ search: window.location.search, state: history.state }, product);
    if ("elsewhere" in beginning) {
      navigate(beginning.elsewhere, { replace: true });
      return;
    }
    markStep(beginning.step, beginning.order);
    // What is hidden takes no focus, and what was built is drawn over before anybody sees it.
    document.documentElement.removeAttribute(resumedMark);
    // Most addresses say nothing, and then nothing has to be drawn anew at once.
    if (JSON.stringify(beginning) === JSON.stringify(begin(product))) {
      startTransition(arrived);
      return;
    }
    move({ move: "arrived", journey: beginning });
    arrived();
  }, [product]);

  useEffect(
    () => onFirstInteraction(() => void Promise.all([loadDonorStep(), loadOrderScreen()]).catch(() => undefined)),
    [],
  );

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) =>
      startTransition(() => move({ move: "stepTaken", step: stepIn(state) ?? "amount" }));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    if (!hasArrived) return;
    if (isPaid && (draft.order === null || draft.order === order)) forgetDraft();
    else keepDraft(draft);
  }, [hasArrived, draft, order, isPaid]);

  useEffect(() => {
    if (hasArrived) markAmount({ preset, own });
  }, [hasArrived, step, preset, own]);

  // Within the journey, never by the browser's way back: before this entry may lie the card provider's page.
  function go(made: Move, next: Step, to: string | null = null) {
    startTransition(() => move(made));
    enterStep(next, to);
    trackForm("form_step", next);
    window.scrollTo(0, 0);
  }

  return (
    // One boundary around every step: the step of now stays until the next is there.
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      {step === "order" && order !== null ? (
        <OrderScreen
          key={order}
          order={order}
          draft={draft}
          product={product}
          receiver={receiver}
          onChangeGift={() => go({ move: "stepTaken", step: "donor" }, "donor")}
          onPaid={() => move({ move: "paid" })}
          onReplaced={() => move({ move: "replaced" })}
        />
      ) : (
        <UntilResumed words={say("form.loading")}>
          <OrderLayout>
            <div className="order-form">
              <GiftSteps step={step} />
              {step === "amount" || amount === undefined ? (
                <AmountStep
                  product={product}
                  draft={draft}
                  receiver={receiver}
                  isFirst={!hasArrived}
                  problem={journey.problem}
                  asked={journey.asked}
                  onPreset={(chosen) => move({ move: "presetChosen", preset: chosen })}
                  onOwn={(written) => move({ move: "ownWritten", own: written })}
                  onLeaveOwn={() => move({ move: "ownLeft" })}
                  onAsk={(problem) => move({ move: "amountAsked", problem })}
                  onGoOn={() => go({ move: "stepTaken", step: "donor" }, "donor")}
                />
              ) : (
                <DonorStep
                  draft={draft}
                  amount={amount}
                  phone={receiver.phone.shown}
                  onChange={(change) => move({ move: "donorChanged", change })}
                  onBack={() => go({ move: "stepTaken", step: "amount" }, "amount")}
                  onAmountRefused={(problem) => go({ move: "amountAsked", problem }, "amount")}
                  onSent={(sent) => move({ move: "giftSent", sent })}
                  onOrder={(made) => {
                    trackForm("form_sent");
                    go({ move: "orderMade", order: made }, "order", made);
                  }}
                />
              )}
            </div>
            <GiftSide amount={amount} product={product} receiver={receiver} />
          </OrderLayout>
          {step === "amount" && children}
        </UntilResumed>
      )}
    </LazyBoundary>
  );
}
