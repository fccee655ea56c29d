import React from "react";
import { lastSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay, todayInSweden } from "#src/lib/swedish-day.ts";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import type { SendingDraft, SendingWay } from "./greeting.ts";

type Props = {
  form: FormState;
  ways: readonly SendingWay[];
  sending: SendingDraft;
  /** Then nothing waits for the payment. */
  isPaid?: boolean;
  onChange: (change: Partial<SendingDraft>) => void;
};

export function DeliveryFields({ form, ways, sending, isPaid = false, onChange }: Props) {
  const { say, language } = useTexts();
  const { way } = sending;
  return (
    <>
      <RadioOptions
        legend={say("greeting.sending.how")}
        name="sending"
        options={ways.map((value) => ({
          value,
          label: say(`greeting.sending.${value}`),
          help: say(isPaid && value === "now" ? "greeting.sending.nowPaidHelp" : `greeting.sending.${value}Help`),
        }))}
        chosen={way}
        onChoose={(chosen) => onChange({ way: chosen })}
      />
      {way !== "link" && (
        <EmailField
          form={form}
          name="recipientEmail"
          written={sending.recipientEmail}
          hint={say("greeting.recipientEmail.hint")}
          onChange={(recipientEmail) => onChange({ recipientEmail })}
        />
      )}
      {way === "day" && (
        <FormField
          form={form}
          name="on"
          type="date"
          short
          withRoom
          autoComplete="off"
          hint={say("greeting.on.hint", { day: sayDay(lastSendDay(todayInSweden()), language) })}
          value={sending.on}
          onChange={(on) => onChange({ on })}
        />
      )}
    </>
  );
}
