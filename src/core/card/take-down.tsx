import React, { useEffect, useRef, useState } from "react";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AskOnce } from "./ask-once.tsx";
import type { CardOrderNamespace } from "./sender-card.ts";
import { useSenderCall } from "./use-sender-call.ts";

type Props<Answer> = {
  orderReference: string;
  phone: Phone;
  namespace: CardOrderNamespace;
  takeDown: () => Promise<Answer>;
  onDown: (answer: Answer) => void;
};

export function TakeDown<Answer>({ orderReference, phone, namespace, takeDown, onDown }: Props<Answer>) {
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
      <h2>{say(`${namespace}.takeDown`)}</h2>
      {isAsked ? (
        <AskOnce
          question={say(`${namespace}.takeDown.ask`)}
          yes={say(`${namespace}.takeDown.yes`)}
          no={say(`${namespace}.takeDown.no`)}
          isSending={isSending}
          onYes={() => void send(takeDown)}
          onNo={() => setAsked(false)}
        />
      ) : (
        <>
          <p>{say(`${namespace}.takeDown.text`)}</p>
          <button ref={opener} className="plain" type="button" onClick={() => setAsked(true)}>
            {say(`${namespace}.takeDown.open`)}
          </button>
        </>
      )}
      <PhoneAlert text={trouble && `${namespace}.${trouble}`} phone={phone} />
    </section>
  );
}
