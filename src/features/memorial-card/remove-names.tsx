import React, { useRef, useState } from "react";
import { styled } from "styled-components";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { removeCandleName } from "#src/calls/memorial-cards.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AskOnce } from "./ask-once.tsx";
import { SenderTroubleText } from "./sender-trouble.tsx";
import { useSenderCall } from "./use-sender-call.ts";

type Props = {
  answer: MemorialCardOrderAnswer;
  /** Without it, the names are only read. */
  token: string | null;
  phone: Phone;
  onKnown: (answer: MemorialCardOrderAnswer) => void;
};

/** Who lit a candle of their own. The sender may take a name away; the candle stays. */
export function RemoveNames({ answer: { names, orderReference }, token, phone, onKnown }: Props) {
  const { say } = useTexts();
  const [asked, setAsked] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { trouble, isSending, send } = useSenderCall({
    orderReference,
    onDone: (taken) => {
      onKnown(taken);
      setAsked(null);
      setRemoved(true);
      heading.current?.focus();
    },
  });
  if (names.length === 0 && !isRemoved) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {say("memorialCardOrder.names")}
      </h2>
      {token !== null && names.length > 0 && <p>{say("memorialCardOrder.names.text")}</p>}
      <Names>
        {names.map(({ id, name }) => (
          <li key={id}>
            {token !== null && asked === id ? (
              <AskOnce
                question={say("memorialCardOrder.names.ask", { name })}
                yes={say("memorialCardOrder.names.yes")}
                no={say("memorialCardOrder.names.no")}
                isSending={isSending}
                onYes={() => void send(() => removeCandleName({ orderReference, token, candle: id }))}
                onNo={() => {
                  setAsked(null);
                  heading.current?.focus();
                }}
              />
            ) : (
              <>
                <bdi dir="auto">{name}</bdi>
                {token !== null && (
                  <button
                    className="plain"
                    type="button"
                    aria-label={say("memorialCardOrder.names.removeName", { name })}
                    onClick={() => {
                      setRemoved(false);
                      setAsked(id);
                    }}
                  >
                    {say("memorialCardOrder.names.remove")}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </Names>
      <p role="status">{isRemoved && say("memorialCardOrder.names.removed")}</p>
      <SenderTroubleText trouble={trouble} phone={phone} />
    </section>
  );
}

const Names = styled.ul`
  margin-top: var(--s3);

  li {
    max-width: 36rem;
    border-top: 1px solid var(--rule);
    overflow-wrap: anywhere;
  }
  li:has(> bdi) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s5);
    min-height: var(--target);
  }
  li > div {
    padding-block: var(--s4);
  }
`;
