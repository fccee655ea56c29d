import React, { useEffect, useRef, useState } from "react";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { takeDownMemorialCard } from "#src/calls/memorial-cards.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AskOnce } from "./ask-once.tsx";
import { SenderTroubleText } from "./sender-trouble.tsx";
import { useSenderCall } from "./use-sender-call.ts";

type Props = {
  orderReference: string;
  token: string;
  phone: Phone;
  onDown: (answer: MemorialCardOrderAnswer) => void;
};

/** The card goes away for everybody, once that has been asked. */
export function TakeDown({ orderReference, token, phone, onDown }: Props) {
  const { say } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const wasAsked = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { trouble, isSending, send } = useSenderCall({ orderReference, onDone: onDown });

  useEffect(() => {
    if (!isAsked && wasAsked.current) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <section>
      <h2>{say("memorialCardOrder.takeDown")}</h2>
      {isAsked ? (
        <AskOnce
          question={say("memorialCardOrder.takeDown.ask")}
          yes={say("memorialCardOrder.takeDown.yes")}
          no={say("memorialCardOrder.takeDown.no")}
          isSending={isSending}
          onYes={() => void send(() => takeDownMemorialCard({ orderReference, token }))}
          onNo={() => setAsked(false)}
        />
      ) : (
        <>
          <p>{say("memorialCardOrder.takeDown.text")}</p>
          <button ref={opener} className="plain" type="button" onClick={() => setAsked(true)}>
            {say("memorialCardOrder.takeDown.open")}
          </button>
        </>
      )}
      <SenderTroubleText trouble={trouble} phone={phone} />
    </section>
  );
}
