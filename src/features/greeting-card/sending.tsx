import React, { useState } from "react";
import type { GreetingCardOrderAnswer, GreetingMailState } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sayMail } from "./mail-words.ts";
import { MoveSending } from "./move-sending.tsx";
import { StopSending } from "./stop-sending.tsx";

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
