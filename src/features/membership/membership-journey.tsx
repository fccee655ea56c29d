import React, { useMemo, type ReactNode } from "react";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { initialState } from "./initial-state.ts";
import { KindStep } from "./kind-step.tsx";
import { loadMembershipOrder, loadMemberStep } from "./later-steps.ts";
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
  const { say } = useTexts();
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
      kind={kind}
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
        <SideCard
          kind={kind}
          above={say("membership.cardFor", { organisation: receiver.name })}
          name={`${firstName} ${lastName}`.trim() || say("membership.cardName")}
          below={chosen?.name ?? say("membership.cardHeading")}
        />
      }
      below={step === "kind" && children}
    >
      {kinds.length === 0 ? (
        <>
          <ScreenHeading quiet>{product.heading}</ScreenHeading>
          <p className="lead">{say("membership.noneOffered", { phone: receiver.phone.shown })}</p>
        </>
      ) : step === "kind" || chosen === undefined ? (
        <KindStep
          offer={offer}
          chosen={chosen?.code}
          receiver={receiver}
          isFirst={!journey.hasArrived}
          problem={journey.problem}
          asked={journey.asked}
          onChoose={(code) => change(takeKind(code))}
          onAsk={(problem) => move({ move: "choiceAsked", problem })}
          onGoOn={() => goTo("member")}
        />
      ) : (
        <MemberStep
          draft={draft}
          chosen={chosen}
          phone={receiver.phone.shown}
          onChange={change}
          onBack={() => goTo("kind")}
          onKindRefused={journey.askChoice}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}
