import React, { useState } from "react";
import { styled } from "styled-components";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { stopGreetingCard } from "#src/calls/greeting-orders.ts";
import { AskOnce } from "#src/core/card/ask-once.tsx";
import { useSenderCall } from "#src/core/card/use-sender-call.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";

type Props = {
  answer: GreetingCardOrderAnswer;
  token: string;
  phone: Phone;
  onDone: (answer: GreetingCardOrderAnswer) => void;
};

/** The card is not sent, once that has been asked. Its link stays. */
export function StopSending({ answer: { orderReference }, token, phone, onDone }: Props) {
  const { say } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { trouble, isSending, send } = useSenderCall({ orderReference, onDone });
  return (
    <Stop>
      {isAsked ? (
        <AskOnce
          question={say("greetingOrder.stop.ask")}
          yes={say("greetingOrder.stop.yes")}
          no={say("greetingOrder.stop.no")}
          isSending={isSending}
          onYes={() => void send(() => stopGreetingCard({ orderReference, token }))}
          onNo={() => setAsked(false)}
        />
      ) : (
        <button className="plain" type="button" onClick={() => setAsked(true)}>
          {say("greetingOrder.stop")}
        </button>
      )}
      <PhoneAlert text={trouble && `greetingOrder.${trouble}`} phone={phone} />
    </Stop>
  );
}

const Stop = styled.div`
  margin-top: var(--s3);
`;
