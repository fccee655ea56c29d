import React, { useMemo, type ReactNode } from "react";
import { changeDonor, withoutPersonalNumber } from "#src/core/donor/donor-draft.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";
import { AmountStep } from "./amount-step.tsx";
import { createGiftMachine, kind, stepNames } from "./gift-machine.ts";
import { isGivable, type GivenProduct } from "./gift-product.ts";
import { initialState } from "./initial-state.ts";
import { loadDonorStep, loadGiftOrder } from "./later-steps.ts";

type Props = {
  product: GivenProduct;
  receiver: Receiver;
  /** The other ways to give: for who has not begun. */
  children: ReactNode;
};

const DonorStep = React.lazy(loadDonorStep);
const GiftOrder = React.lazy(loadGiftOrder);
const later = [loadDonorStep, loadGiftOrder];

// Who has pressed before script was there waits for the next step already: it comes beside what hydrates this one.
if (pressedBeforeHydration() !== null) loadDonorStep().catch(() => undefined);

/** The one-off gift: what, by whom, and how it is paid. */
export function GiftJourney({ product, receiver, children }: Props) {
  const machine = useMemo(() => createGiftMachine(product), [product]);
  const journey = useOrderJourney({
    kind,
    machine,
    arrive: (place) => initialState(place, product, machine),
    keepable: withoutPersonalNumber,
    chosen: ({ preset, own }) => ({ preset, own }),
    later,
  });
  const { step, draft, order, move, change, goTo } = journey;
  const amount = amountOf(draft);
  const isFirst = step === "amount" || amount === undefined;

  return (
    <OrderJourney
      kind={kind}
      names={stepNames}
      step={step}
      order={
        step === "order" && order !== null ? (
          <GiftOrder
            key={order}
            order={order}
            draft={draft}
            product={product}
            receiver={receiver}
            {...journey.orderEvents}
          />
        ) : null
      }
      side={<OrderSide kind={kind} amount={isGivable(amount, product) ? amount : null} organisation={receiver.name} />}
      below={step === "amount" && children}
    >
      {isFirst ? (
        <AmountStep
          product={product}
          draft={draft}
          receiver={receiver}
          isFirst={!journey.hasArrived}
          problem={journey.problem}
          asked={journey.asked}
          onPreset={(preset) => change(takePreset(preset))}
          onOwn={(own) => change(writeOwn(own))}
          // What is empty is no fault yet.
          onLeaveOwn={() => move({ move: "choiceLeft", isTooEarly: ({ own }) => own.trim() === "" })}
          onAsk={(problem) => move({ move: "choiceAsked", problem })}
          onGoOn={() => goTo("donor")}
        />
      ) : (
        <DonorStep
          draft={draft}
          amount={amount}
          phone={receiver.phone.shown}
          onChange={(changed) => change(changeDonor(changed))}
          onBack={() => goTo("amount")}
          onAmountRefused={journey.askChoice}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}
