import React, { useId, useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { fetchMemorialCardOrder, mailMemorialCard } from "#src/calls/memorial-cards.ts";
import type { OpenCardProps } from "#src/core/card/sender-card.ts";
import { StatusMessage } from "#src/core/card/status-message.tsx";
import { useVisitorCall } from "#src/core/card/use-visitor-call.ts";
import { PhoneAlert } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CheckedField } from "#src/ui/checked-field.tsx";

const fieldId = "link-email";

/** Where the links of a candle are to go that was lit without an address. */
export function MailLink({ answer, token, phone, onKnown }: OpenCardProps<MemorialCardOrderAnswer>) {
  const { say } = useTexts();
  const headingId = useId();
  const { orderReference, mailed } = answer;
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const lookAgain = () => void fetchMemorialCardOrder(orderReference, token).then(onKnown, () => undefined);
  const { problem, failure, isSending, send, wrongAtField, changed } = useVisitorCall({
    field: "email",
    onWrong: () => document.getElementById(fieldId)?.focus(),
    onGone: lookAgain,
    // It has been mailed from another tab, or the link is good no more: what is shown then says so.
    onRefused: ({ code }) => {
      const isKnownElsewhere = code === "changed_meanwhile" || code === "unauthorized";
      if (isKnownElsewhere) lookAgain();
      return isKnownElsewhere;
    },
  });
  if (token === null || (mailed && sentTo === null)) return null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const address = email.trim();
    if (address === "") wrongAtField("required");
    else
      send(async () => {
        const known = await mailMemorialCard({ orderReference, token: token ?? "", email: address });
        setSentTo(address);
        onKnown(known);
      });
  }
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorialCardOrder.send")}</h2>
      {sentTo === null ? (
        <form onSubmit={submit} noValidate>
          <CheckedField
            id={fieldId}
            name="email"
            type="email"
            label={say("memorialCardOrder.send.email")}
            hint={say("memorialCardOrder.send.hint")}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={problem ? say("memorialCardOrder.send.wrong") : undefined}
            onChange={(written) => {
              setEmail(written);
              changed();
            }}
          />
          <PhoneAlert text={failure && `memorialCardOrder.send.${failure}`} phone={phone} />
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "memorialCardOrder.correct.sending" : "memorialCardOrder.send.button")}
          </button>
        </form>
      ) : (
        <StatusMessage text={say("memorialCardOrder.send.sent", { email: sentTo })} isNews />
      )}
    </Part>
  );
}

const Part = styled.section`
  padding-bottom: var(--s5);

  form > * + * {
    margin-top: var(--s4);
  }
  /* What is wrong with the field takes part of the space below it. */
  form > :has(.field-room) + * {
    margin-top: var(--s6);
  }
`;
