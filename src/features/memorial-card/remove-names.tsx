import React, { useRef, useState } from "react";
import { styled } from "styled-components";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { removeAllNames, removeCandleName } from "#src/calls/memorial-cards.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AskOnce } from "#src/core/card/ask-once.tsx";
import { useSenderCall } from "#src/core/card/use-sender-call.ts";

type Props = {
  answer: MemorialCardOrderAnswer;
  /** Without it, the names are only read. */
  token: string | null;
  phone: Phone;
  onKnown: (answer: MemorialCardOrderAnswer) => void;
};

const all = Symbol("all names");

/** Who lit a candle of their own. The sender may take away a name, or all of them; the candles stay. */
export function RemoveNames({ answer: { names, orderReference }, token, phone, onKnown }: Props) {
  const { say } = useTexts();
  const [asked, setAsked] = useState<string | typeof all | null>(null);
  const [removed, setRemoved] = useState<"one" | "all" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { trouble, isSending, send } = useSenderCall({
    orderReference,
    onDone: (taken: MemorialCardOrderAnswer) => {
      onKnown(taken);
      setRemoved(asked === all ? "all" : "one");
      leave();
    },
  });
  if (names.length === 0 && removed === null) return null;

  function ask(which: string | typeof all) {
    setRemoved(null);
    setAsked(which);
  }
  function leave() {
    setAsked(null);
    heading.current?.focus();
  }
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
                onNo={leave}
              />
            ) : (
              <>
                <bdi dir="auto">{name}</bdi>
                {token !== null && (
                  <button
                    className="plain"
                    type="button"
                    aria-label={say("memorialCardOrder.names.removeName", { name })}
                    onClick={() => ask(id)}
                  >
                    {say("memorialCardOrder.names.remove")}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </Names>
      {token !== null && asked === all && (
        <AskOnce
          question={say("memorialCardOrder.names.all.ask")}
          yes={say("memorialCardOrder.names.all.yes")}
          no={say("memorialCardOrder.names.all.no")}
          isSending={isSending}
          onYes={() => void send(() => removeAllNames({ orderReference, token }))}
          onNo={leave}
        />
      )}
      {token !== null && asked !== all && names.length > 1 && (
        <button className="plain" type="button" onClick={() => ask(all)}>
          {say("memorialCardOrder.names.all")}
        </button>
      )}
      <p role="status">
        {removed === "one" && say("memorialCardOrder.names.removed")}
        {removed === "all" && say("memorialCardOrder.names.all.removed")}
      </p>
      <PhoneAlert text={trouble && `memorialCardOrder.${trouble}`} phone={phone} />
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
