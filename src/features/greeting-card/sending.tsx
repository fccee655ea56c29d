import React, { useState } from "react";
import { styled } from "styled-components";
import type { GreetingCardOrderAnswer, GreetingMailState } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { stopGreetingCard } from "#src/calls/greeting-orders.ts";
import { AskOnce } from "#src/core/card/ask-once.tsx";
import { useSenderCall } from "#src/core/card/use-sender-call.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sayMail } from "./greeting-words.ts";
import { MoveSending } from "./move-sending.tsx";

type Props = {
  answer: GreetingCardOrderAnswer;
  token: string | null;
  phone: Phone;
  onKnown: (answer: GreetingCardOrderAnswer) => void;
};

const open: Record<GreetingMailState, "send" | "move" | null> = {
  link: "send",
  planned: "move",
  sending: null,
  sent: null,
  stopped: "send",
  refused: "send",
};

/** How the card reaches who gets it. With the link in the mail its day is moved or its sending stopped, until it has gone. */
export function Sending({ answer, token, phone, onKnown }: Props) {
  const { say, language } = useTexts();
  const [isChanging, setChanging] = useState(false);
  const [isNews, setNews] = useState(false);
  const { mail } = answer;
  const may = open[mail.state];

  function take(taken: GreetingCardOrderAnswer) {
    setChanging(false);
    setNews(true);
    onKnown(taken);
  }
  return (
    <section>
      <h2>{say("greetingOrder.sending")}</h2>
      <p role={isNews ? "status" : undefined}>{sayMail(mail, say, language)}</p>
      {mail.recipientEmail !== null && <p>{say("greetingOrder.mail.to", { email: mail.recipientEmail })}</p>}
      {token !== null &&
        may !== null &&
        (isChanging ? (
          <MoveSending
            answer={answer}
            token={token}
            phone={phone}
            onKnown={onKnown}
            onDone={take}
            onLeave={() => setChanging(false)}
          />
        ) : (
          <>
            <button className="btn btn--line" type="button" onClick={() => setChanging(true)}>
              {say(`greetingOrder.${may}`)}
            </button>
            {may === "move" && <StopSending answer={answer} token={token} phone={phone} onDone={take} />}
          </>
        ))}
    </section>
  );
}

type StopSendingProps = {
  answer: GreetingCardOrderAnswer;
  token: string;
  phone: Phone;
  onDone: (answer: GreetingCardOrderAnswer) => void;
};

/** The card is not sent, once that has been asked. Its link stays. */
function StopSending({ answer: { orderReference }, token, phone, onDone }: StopSendingProps) {
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
