import React, { useMemo, useState, type ReactNode } from "react";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { takePreset, writeOwn } from "#src/core/order/change-amount.ts";
import { amountFault, amountOf } from "#src/core/order/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useOrderJourney } from "#src/core/order/use-order-journey.ts";
import { shownPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { pressedBeforeHydration } from "#src/lib/before-hydration.ts";
import { AmountStep, type MonthlyProduct } from "./amount-step.tsx";
import { ConsentIntro } from "./consent-intro.tsx";
import { initialState } from "./initial-state.ts";
import { forgetIdentity } from "./kept-identity.ts";
import { loadAccountStep, loadConsentStep, loadIdentityStep, loadMandateThanks } from "./later-steps.ts";
import { beginAnew, forgetWritten, handOver, identify, keepable, takeDay, unidentify } from "./mandate-draft.ts";
import { createMandateMachine, possibleStep, stepNamesOf } from "./mandate-machine.ts";
import { MandateSide } from "./mandate-side.tsx";
import { PaperWay } from "./paper-way.tsx";
import type { Refused } from "./send-mandate.ts";

type Props = {
  kind: MandateJourneyKind;
  product: MonthlyProduct;
  receiver: Receiver;
  /** What editors have written: for who has not begun. */
  children: ReactNode;
};

const IdentityStep = React.lazy(loadIdentityStep);
const AccountStep = React.lazy(loadAccountStep);
const ConsentStep = React.lazy(loadConsentStep);
const MandateThanks = React.lazy(loadMandateThanks);
const later = [loadIdentityStep, loadAccountStep, loadConsentStep];

const nothingRefused: FormProblems = {};

// Who has pressed before script was there waits for the next step already: it comes beside what hydrates this one.
if (pressedBeforeHydration() !== null) loadIdentityStep().catch(() => undefined);

/** A gift each month, or a consent alone: what, by whom, from which account, and the signature. */
export function MandateJourney({ kind, product, receiver, children }: Props) {
  const { say } = useTexts();
  const machine = useMemo(() => createMandateMachine(kind, product), [kind, product]);
  const journey = useOrderJourney({
    kind,
    machine,
    arrive: (place) => initialState(place, { kind, limits: product, machine }),
    keepable,
    chosen: ({ preset, own, drawDay }) => ({ preset, own, drawDay }),
    later,
  });
  const { draft, order, move, change, goTo } = journey;
  const [refused, setRefused] = useState<"exists" | "account" | null>(null);
  const step = possibleStep(journey.step, draft);
  const amount = amountOf(draft);
  const isGivable = kind === "monthly_gift" && amount !== undefined && amountFault(draft, product) === null;
  const phone = shownPhone(receiver.phone);

  function identifyAgain(toHolder = false) {
    forgetIdentity();
    change(toHolder ? handOver : unidentify);
    if (toHolder) goTo("identity");
  }

  function refuse(why: Refused) {
    // What they have with us is asked again, with the identification that is good still.
    if (why === "mandateChanged") change(unidentify);
    if (why === "amount" && kind === "monthly_gift") journey.askChoice("refusedLarge");
    else {
      setRefused(why === "exists" ? "exists" : "account");
      goTo("account");
    }
  }

  return (
    <OrderJourney
      kind={kind}
      names={stepNamesOf(kind)}
      step={step}
      order={
        step === "order" && order !== null ? (
          <MandateThanks
            key={order}
            kind={kind}
            reference={order}
            thanks={product.thanks}
            receiver={receiver}
            onShown={() => move({ move: "paid" })}
          />
        ) : null
      }
      side={
        <MandateSide
          kind={kind}
          amount={isGivable ? amount : null}
          drawDay={draft.drawDay}
          organisation={receiver.name}
        />
      }
      below={step === "amount" && children}
    >
      {step === "amount" && kind === "direct_debit" ? (
        <>
          <ConsentIntro receiver={receiver} isFirst={!journey.hasArrived} onGoOn={() => goTo("identity")} />
          <PaperWay phone={receiver.phone} />
        </>
      ) : step === "amount" ? (
        <>
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
            onDay={(day) => change(takeDay(day))}
            onForget={() => change(forgetWritten)}
            onAsk={(problem) => move({ move: "choiceAsked", problem })}
            onGoOn={() => goTo("identity")}
          />
          <PaperWay phone={receiver.phone} />
        </>
      ) : step === "account" && draft.identity !== null ? (
        <AccountStep
          kind={kind}
          draft={draft}
          identity={draft.identity}
          phone={receiver.phone}
          refusal={refused === null ? null : say(`monthly.refused.${refused}`, { phone })}
          refused={nothingRefused}
          onChange={(made) => {
            setRefused(null);
            change(made);
          }}
          onIdentifyAgain={() => identifyAgain()}
          onHolder={() => identifyAgain(true)}
          onBack={() => goTo("amount")}
          onGoOn={() => goTo("consent")}
        />
      ) : step === "consent" && draft.identity !== null ? (
        <ConsentStep
          kind={kind}
          draft={draft}
          identity={draft.identity}
          receiver={receiver}
          onRead={(hasRead) => change(() => ({ hasRead }))}
          onIdentifyAgain={() => identifyAgain()}
          onRefused={refuse}
          onBack={() => goTo("account")}
          onMade={(reference) => {
            forgetIdentity();
            change(beginAnew);
            journey.orderMade(reference);
          }}
        />
      ) : (
        <IdentityStep
          phone={receiver.phone}
          isForHolder={draft.giver.isOther && draft.giver.firstName !== ""}
          isAgain={journey.step !== "identity"}
          onIdentified={(identity) => {
            change(identify(identity));
            if (journey.step === "identity") goTo("account");
          }}
          onBack={() => goTo("amount")}
        />
      )}
    </OrderJourney>
  );
}
