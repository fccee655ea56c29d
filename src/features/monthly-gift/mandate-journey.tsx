import React, { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { likelyDevice } from "#src/core/identity/likely-device.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { ChoiceForm, useNextStep } from "#src/core/order/steps/choice-form.tsx";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import branch from "../../../artwork/manad.svg";
import { AmountStep, type MonthlyProduct } from "./amount-step.tsx";
import { loadMandateSteps } from "./lazy-steps.ts";
import { forgetWritten, takeDay } from "./mandate-draft.ts";
import { mandates, possibleStep, stepNamesOf } from "./mandate.ts";
import { PaperWay } from "./paper-way.tsx";

const monthsBranch = { src: branch, width: 1100, height: 480 };

type Props = {
  kind: MandateJourneyKind;
  product: MonthlyProduct;
  receiver: Receiver;
  children: ReactNode;
};

const MandateSteps = React.lazy(loadMandateSteps);
const lazy = lazySteps(loadMandateSteps);

export function MandateJourney({ kind, product, receiver, children }: Props) {
  const { say } = useTexts();
  const journey = useOrderJourney(mandates[kind], product, lazy);
  const { draft, change, goTo } = journey;
  const step = possibleStep(journey.step, draft);
  const amount = amountOf(draft);
  const isGift = kind === "monthly_gift";
  const isGivable = isGift && amount !== undefined && amountFault(draft, product) === null;

  /** The press that leaves the first step starts BankID, once. */
  const [pressed, setPressed] = useState<BankIdDevice>();

  // Who has identified, and came back to change the amount, is asked nothing twice.
  const isKnown = draft.identity !== null;
  function goOn() {
    if (!isKnown) setPressed(likelyDevice());
    goTo(isKnown ? "account" : "identity");
  }

  const laterSteps = (
    <MandateSteps
      kind={kind}
      step={step}
      journey={journey}
      thanks={product.thanks}
      receiver={receiver}
      pressed={pressed}
      onPressTaken={() => setPressed(undefined)}
    />
  );

  return (
    <OrderJourney
      journey={journey}
      names={stepNamesOf(kind)}
      step={step}
      order={() => laterSteps}
      side={
        <SideCard
          kind={kind}
          art={isGift ? monthsBranch : undefined}
          above={say(isGift ? "monthly.card" : "monthly.cardConsent", { organisation: receiver.name })}
          name={isGivable ? say("monthly.eachMonth", { amount: formatAmount(amount) }) : say("monthly.cardName")}
          below={isGift ? say("monthly.cardDay", { day: draft.drawDay }) : say("monthly.nothingToday")}
        />
      }
      below={step === "amount" && children}
    >
      {step !== "amount" ? (
        laterSteps
      ) : (
        <>
          {kind === "direct_debit" ? (
            <ConsentIntro receiver={receiver} isFirstRender={!journey.isInitialised} isKnown={isKnown} onGoOn={goOn} />
          ) : (
            <AmountStep
              product={product}
              receiver={receiver}
              {...journey.choiceStep}
              onGoOn={goOn}
              {...amountEvents(journey)}
              onDay={(day) => change(takeDay(day))}
              onForget={() => change(forgetWritten)}
            />
          )}
          <PaperWay phone={receiver.phone} />
        </>
      )}
    </OrderJourney>
  );
}

type ConsentIntroProps = { receiver: Receiver; isFirstRender: boolean; isKnown: boolean; onGoOn: () => void };

function ConsentIntro({ receiver, isFirstRender, isKnown, onGoOn }: ConsentIntroProps) {
  const { say } = useTexts();
  const next = useNextStep(loadMandateSteps, (_, stay) => {
    stay();
    onGoOn();
  });
  return (
    <ChoiceForm
      kind="direct_debit"
      product={{ heading: say("monthly.autogiro.heading"), lead: say("monthly.autogiro.lead") }}
      isFirstRender={isFirstRender}
      noScript={say("noScript.monthly", { bankgiro: receiver.bankgiro, phone: displayPhone(receiver.phone) })}
      isUnderWay={next.isUnderWay}
      submit={isKnown ? "order.goOn" : "monthly.goOn"}
      onSubmit={next.fetchNext}
    >
      <Needed>{say("monthly.autogiro.needed")}</Needed>
      {next.hasFailed && <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />}
    </ChoiceForm>
  );
}

const Needed = styled.p`
  margin-top: var(--s4);
`;
