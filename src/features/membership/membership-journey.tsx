import React, { useMemo, type ReactNode } from "react";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { kindOf, takeKind, membership, kind, stepNames, type MembershipOffer } from "./membership.ts";
import { KindStep } from "./kind-step.tsx";
import { loadMembershipOrder, loadMemberStep } from "./lazy-steps.ts";

type Props = MembershipOffer & { receiver: Receiver; children: ReactNode };

const MemberStep = React.lazy(loadMemberStep);
const MembershipOrder = React.lazy(loadMembershipOrder);
const lazy = lazySteps(loadMemberStep, loadMembershipOrder);

export function MembershipJourney({ product, kinds, receiver, children }: Props) {
  const { say } = useTexts();
  const offer = useMemo(() => ({ product, kinds }), [product, kinds]);
  const journey = useOrderJourney(membership, offer, lazy);
  const { step, draft, change, goTo } = journey;
  const chosen = kindOf(draft, kinds);
  const { firstName, lastName } = draft.member;

  return (
    <OrderJourney
      journey={journey}
      names={stepNames}
      order={(order) => (
        <MembershipOrder order={order} draft={draft} offer={offer} receiver={receiver} {...journey.orderEvents} />
      )}
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
          receiver={receiver}
          {...journey.choiceStep}
          onChoose={(code) => change(takeKind(code))}
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
