import React from "react";
import { ChoiceForm, useNextStep } from "#src/core/order/steps/choice-form.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { loadMandateSteps } from "./lazy-steps.ts";

type Props = { receiver: Receiver; isFirst: boolean; onGoOn: () => void };

export function ConsentIntro({ receiver, isFirst, onGoOn }: Props) {
  const { say } = useTexts();
  const next = useNextStep(loadMandateSteps, (_, stay) => {
    stay();
    onGoOn();
  });
  return (
    <ChoiceForm
      kind="direct_debit"
      product={{ heading: say("monthly.autogiro.heading"), lead: say("monthly.autogiro.lead") }}
      isFirst={isFirst}
      noScript={say("noScript.monthly", { bankgiro: receiver.bankgiro, phone: displayPhone(receiver.phone) })}
      isUnderWay={next.isUnderWay}
      onSubmit={next.fetchNext}
    >
      <p>{say("monthly.autogiro.needed")}</p>
      {next.hasFailed && <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />}
    </ChoiceForm>
  );
}
