import React, { useMemo, type ReactNode } from "react";
import { OrderJourney } from "#src/core/order/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useOrderJourney } from "#src/core/order/use-order-journey.ts";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";
import { initialState } from "./initial-state.ts";
import { KindStep } from "./kind-step.tsx";
import { loadMembershipOrder, loadMemberStep } from "./later-steps.ts";
import { MemberCard } from "./member-card.tsx";
import { kindOf, takeKind } from "./membership-draft.ts";
import { createMembershipMachine, kind, stepNames, type MembershipOffer } from "./membership-machine.ts";

type Props = MembershipOffer & {
  receiver: Receiver;
  /** What a membership gives: for who has not begun. */
  children: ReactNode;
};

const MemberStep = React.lazy(loadMemberStep);
const MembershipOrder = React.lazy(loadMembershipOrder);
const later = [loadMemberStep, loadMembershipOrder];

// Who has pressed before script was there waits for the next step already: it comes beside what hydrates this one.
if (pressedBeforeHydration() !== null) loadMemberStep().catch(() => undefined);

/** To become a member: which membership, who, and how the fee is paid. */
export function MembershipJourney({ product, kinds, receiver, children }: Props) {
  const offer = useMemo(() => ({ product, kinds }), [product, kinds]);
  const machine = useMemo(() => createMembershipMachine(offer), [offer]);
  const journey = useOrderJourney({
    kind,
    machine,
    arrive: (place) => initialState(place, offer, machine),
    keepable: (draft) => draft,
    chosen: ({ membership }) => ({ membership }),
    later,
  });
  const { step, draft, order, move, change, goTo } = journey;
  const chosen = kindOf(draft, kinds);
  const { firstName, lastName } = draft.member;

  return (
    <OrderJourney
      names={stepNames}
      step={step}
      order={
        step === "order" && order !== null ? (
          <MembershipOrder
            key={order}
            order={order}
            draft={draft}
            offer={offer}
            receiver={receiver}
            {...journey.orderEvents}
          />
        ) : null
      }
      side={
        <MemberCard name={`${firstName} ${lastName}`.trim()} kindName={chosen?.name} organisation={receiver.name} />
      }
      below={step === "kind" && children}
    >
      {step === "kind" || chosen === undefined ? (
        <KindStep
          offer={offer}
          draft={draft}
          receiver={receiver}
          isFirst={!journey.hasArrived}
          problem={journey.problem}
          asked={journey.asked}
          onChoose={(code) => change(takeKind(code))}
          onGoOn={() => (chosen === undefined ? move({ move: "choiceAsked", problem: "missing" }) : goTo("member"))}
        />
      ) : (
        <MemberStep
          draft={draft}
          chosen={chosen}
          phone={receiver.phone.shown}
          onChange={change}
          onBack={() => goTo("kind")}
          onKindRefused={journey.askChoice}
          onSent={(sent) => move({ move: "orderSent", sent })}
          onOrder={journey.orderMade}
        />
      )}
    </OrderJourney>
  );
}
