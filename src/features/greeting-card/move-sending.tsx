import React, { useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { fetchGreetingOrder, sendGreetingCard } from "#src/calls/greeting-orders.ts";
import { useSenderCall } from "#src/core/card/use-sender-call.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { useValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import type { SendingDraft } from "./greeting.ts";
import { deliveryFieldsOf, problemsOfDelivery, toSending } from "./greeting-rules.ts";
import { sendingWords } from "./greeting-words.ts";

type Props = {
  answer: GreetingCardOrderAnswer;
  token: string;
  phone: Phone;
  /** The card as it is known now, where the change came too late. */
  onKnown: (answer: GreetingCardOrderAnswer) => void;
  onDone: (answer: GreetingCardOrderAnswer) => void;
  onLeave: () => void;
};

const ways = ["day", "now"] as const;
const nothing: FormProblems = {};
/** A wait for the sendings of a day is told as such. Any that is shorter is "a while". */
const longWaitMs = 3_600_000;

export function MoveSending({ answer, token, phone, onKnown, onDone, onLeave }: Props) {
  const { say } = useTexts();
  const { orderReference, mail } = answer;
  const [sending, setSending] = useState<SendingDraft>({
    // A day that has been, or none, is no use: it goes at once.
    way: mail.state === "refused" || mail.on === null ? "now" : "day",
    recipientEmail: mail.recipientEmail ?? "",
    on: mail.on ?? "",
  });
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [isTomorrow, setTomorrow] = useState(false);
  const problems = problemsOfDelivery(sending);
  const form = useValidation({ fields: deliveryFieldsOf(sending), words: sendingWords, problems, refused, asked });
  const { trouble, isSending, send } = useSenderCall<GreetingCardOrderAnswer>({
    orderReference,
    onDone,
    onRefused: ({ code, fields, retryAfterMs = 0 }) => {
      if (code === "too_many_requests" && retryAfterMs > longWaitMs) {
        setTomorrow(true);
        return true;
      }
      // It has gone meanwhile: what is shown instead says so.
      if (code === "changed_meanwhile" || code === "taken_down") {
        void fetchGreetingOrder(orderReference, token).then(onKnown, () => undefined);
        return false;
      }
      if (fields === undefined) return false;
      setRefused(problemsFromApi(fields));
      setAsked((before) => before + 1);
      return true;
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (Object.keys(problems).length > 0) setAsked((before) => before + 1);
    else {
      setTomorrow(false);
      void send(() => sendGreetingCard({ orderReference, token, ...toSending(sending) }));
    }
  }
  return (
    <Form onSubmit={submit} noValidate>
      <FormErrors form={form} />
      <DeliveryFields
        form={form}
        ways={ways}
        sending={sending}
        isPaid
        onChange={(change) => {
          setRefused(nothing);
          setSending((before) => ({ ...before, ...change }));
        }}
      />
      <PhoneAlert text={trouble && `greetingOrder.${trouble}`} phone={phone} />
      <PhoneAlert text={isTomorrow && "greetingOrder.move.tomorrow"} phone={phone} />
      <div className="actions">
        <button className="btn" type="submit" aria-disabled={isSending || undefined}>
          {say(isSending ? "greetingOrder.correct.sending" : "greetingOrder.move.save")}
        </button>
        <button className="plain" type="button" onClick={onLeave}>
          {say("greetingOrder.correct.leave")}
        </button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  margin-top: var(--s5);
  > * + * {
    margin-top: var(--s5);
  }
`;
