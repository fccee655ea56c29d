import React, { useId, useRef, useState } from "react";
import { styled } from "styled-components";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { MandateFacts } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { signBankId } from "#src/calls/bankid.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { fetchMandateTerms } from "#src/calls/mandates.ts";
import { BankId } from "#src/core/identity/bankid.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { agreedFacts, AgreedList, useAgreedRows } from "./agreed-list.tsx";
import { ConsentText } from "./consent-text.tsx";
import { signingOf, type Identity, type MandateDraft } from "./mandate-draft.ts";
import { refusalOf, sendMandate, type Refused } from "./send-mandate.ts";
import { StepLayout, TryAgain } from "./step-parts.tsx";

type Props = {
  kind: MandateJourneyKind;
  draft: MandateDraft;
  identity: Identity;
  receiver: Receiver;
  onIdentifyAgain: () => void;
  onRefused: (refused: Refused) => void;
  onBack: () => void;
  onMade: (reference: string) => void;
};

type Signature = { token: string; idempotencyKey: string; agreed: MandateFacts };
type Sending = { signature: Signature; state: "sending" | "notHeard" | "tooMany" };

const mendedElsewhere: readonly Refused[] = ["exists", "amount", "account", "mandateChanged"];

export function ConsentStep(props: Props) {
  const { kind, draft, identity, receiver, onMade } = props;
  const { say, language } = useTexts();
  const { answer: terms, hasFailed, askAgain } = useAnswer(language, () => fetchMandateTerms(language));
  const rows = useAgreedRows({ kind, draft, receiver, terms });
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<"signAgain" | "textChanged" | null>(null);
  const isSending = useRef(false);
  const errorId = useId();
  const agreed = terms === null ? null : agreedFacts(kind, draft, terms.consent);
  const phone = displayPhone(receiver.phone);

  function readAgain() {
    setRefused("textChanged");
    askAgain();
  }

  /** With the same signature and key, however often: then it is one mandate. */
  async function send(signature: Signature) {
    if (isSending.current) return;
    isSending.current = true;
    setSending({ signature, state: "sending" });
    setRefused(null);
    try {
      const { reference } = await sendMandate({ kind, draft, language, ...signature });
      onMade(reference);
    } catch (error) {
      const why = refusalOf(error);
      if (mendedElsewhere.includes(why)) props.onRefused(why);
      else if (why === "notHeard" || why === "tooMany") setSending({ signature, state: why });
      else {
        setSending(null);
        if (why === "textChanged") readAgain();
        else setRefused("signAgain");
      }
    } finally {
      isSending.current = false;
    }
  }

  if (sending !== null)
    return (
      <Step key="sending" className="sending">
        <ScreenHeading>{say("monthly.sending.heading")}</ScreenHeading>
        {sending.state === "sending" ? (
          <p role="status">{say("monthly.sending.text")}</p>
        ) : (
          <TryAgain
            id={errorId}
            text={say(`monthly.sending.${sending.state}`, { phone })}
            isBig
            onAgain={() => void send(sending.signature)}
          />
        )}
      </Step>
    );
  return (
    <Step>
      <ScreenHeading>{say("monthly.consent.heading")}</ScreenHeading>
      {refused !== null && <FieldMessage id={errorId} role="alert" text={say(`monthly.consent.${refused}`)} />}
      <section className="agreed" aria-label={say("monthly.consent.agreed")}>
        <AgreedList rows={rows} />
        {!hasFailed && <ConsentText terms={terms} isNew={refused === "textChanged"} />}
      </section>
      {terms === null || agreed === null ? (
        hasFailed ? (
          <TryAgain id="no-terms" text={say("monthly.consent.notLoaded", { phone })} onAgain={askAgain} />
        ) : (
          <p role="status">{say("form.loading")}</p>
        )
      ) : (
        <BankId
          purpose="mandate"
          action="sign"
          pageToStore={signingOf(draft)}
          phone={receiver.phone}
          start={async (how) => {
            try {
              return await signBankId({ ...how, purpose: "mandate", token: identity.token, ...agreed });
            } catch (error) {
              if (error instanceof ApiError && error.code === "changed_meanwhile") readAgain();
              throw error;
            }
          }}
          onComplete={(token) => void send({ token, idempotencyKey: crypto.randomUUID(), agreed })}
          onIdentityExpired={props.onIdentifyAgain}
        />
      )}
      {/* Comes with what is above it, so that it stands still. */}
      {(terms !== null || hasFailed) && (
        <div className="actions">
          <button className="plain" type="button" onClick={props.onBack}>
            {say("monthly.consent.change")}
          </button>
        </div>
      )}
    </Step>
  );
}

const Step = styled(StepLayout)`
  .screen-heading {
    margin-top: var(--s4);
  }
  > * + * {
    margin-top: var(--s4);
  }
  .agreed {
    padding: min(var(--s4), 6vw);
    overflow-wrap: anywhere;
    background: var(--sheet-quiet);
  }
  /* As high as the window: what ends the page does not come up for the moment that it takes. */
  &.sending {
    min-height: 100svh;
  }
`;
