import React, { useState } from "react";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { amountOf, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { GiftLimits } from "#src/lib/shown-content.ts";
import { AccountStep } from "./account-step.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { forgetIdentity, IdentityStep } from "./identity-step.tsx";
import { beginAnew, handOver, identify, unidentify, type MandateDraft } from "./mandate-draft.ts";
import type { MandateStep } from "./mandate.ts";
import { MandateThanks } from "./mandate-thanks.tsx";
import type { Refused } from "./send-mandate.ts";

type Props = {
  kind: MandateJourneyKind;
  step: MandateStep | "order";
  journey: ReturnType<typeof useOrderJourney<GiftLimits, MandateStep, MandateDraft, AmountProblem>>;
  thanks: string;
  receiver: Receiver;
  pressed: BankIdDevice | undefined;
  onPressTaken: () => void;
};

/** All that comes after the first step, in one file: each file more is named in every page of the site. */
export default function MandateSteps(props: Props) {
  const { kind, step, journey, thanks, receiver } = props;
  const { say } = useTexts();
  const { draft, order, move, change, goTo } = journey;
  const { identity } = draft;
  const { phone } = receiver;
  const amount = kind === "monthly_gift" ? amountOf(draft) : undefined;
  const [refused, setRefused] = useState<"exists" | "account" | null>(null);

  function identifyAgain() {
    forgetIdentity();
    change(unidentify);
  }

  function askHolder() {
    forgetIdentity();
    change(handOver);
    goTo("identity");
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

  if (step === "order" && order !== null)
    return (
      <MandateThanks
        key={order}
        kind={kind}
        reference={order}
        thanks={thanks}
        receiver={receiver}
        onShown={() => move({ move: "paid" })}
      />
    );
  if (step === "account" && identity !== null)
    return (
      <AccountStep
        kind={kind}
        draft={draft}
        identity={identity}
        phone={phone}
        refusal={refused === null ? null : say(`monthly.refused.${refused}`, { phone: displayPhone(phone) })}
        onChange={(made) => {
          setRefused(null);
          change(made);
        }}
        onIdentifyAgain={identifyAgain}
        onHolder={askHolder}
        onBack={() => goTo("amount")}
        onGoOn={() => goTo("consent")}
      />
    );
  if (step === "consent" && identity !== null)
    return (
      <ConsentStep
        kind={kind}
        draft={draft}
        identity={identity}
        receiver={receiver}
        onIdentifyAgain={identifyAgain}
        onRefused={refuse}
        onBack={() => goTo("account")}
        onMade={(reference) => {
          forgetIdentity();
          change(beginAnew);
          journey.orderMade(reference);
        }}
      />
    );
  return (
    <IdentityStep
      phone={phone}
      given={amount === undefined ? null : { amount, drawDay: draft.drawDay }}
      isForHolder={draft.giver.isOther && draft.giver.firstName !== ""}
      isAgain={journey.step !== "identity"}
      pressed={props.pressed}
      onPressTaken={props.onPressTaken}
      onIdentified={(found) => {
        change(identify(found));
        if (journey.step === "identity") goTo("account");
      }}
      onBack={() => goTo("amount")}
    />
  );
}
