import React from "react";
import { styled } from "styled-components";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { AutogiroStatus } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { liveMandates, type KnownMandate } from "./live-mandates.ts";

/** "200 kr i månaden från SEB, kontot som slutar på 2343" */
export function useMandateWords() {
  const { say } = useTexts();
  return ({ amount, bankName, accountEnding }: KnownMandate) =>
    amount === null
      ? say("monthly.known.consent", { bank: bankName, ending: accountEnding })
      : say("monthly.known.gift", { amount: formatAmount(amount), bank: bankName, ending: accountEnding });
}

type Props = { kind: MandateJourneyKind; status: AutogiroStatus; phone: Phone };

export function KnownMandates({ kind, status, phone }: Props) {
  const { say } = useTexts();
  const words = useMandateWords();
  const live = liveMandates(status);
  if (live.length === 0) return null;
  const isGiver = live.some(({ amount }) => amount !== null);
  return (
    <Known>
      <h2>{say(isGiver ? "monthly.known.heading" : "monthly.known.consentHeading")}</h2>
      <ul>
        {live.map((mandate) => (
          <li key={mandate.shortReference}>{words(mandate)}</li>
        ))}
      </ul>
      {kind === "direct_debit" ? (
        <p>{say("monthly.known.account")}</p>
      ) : (
        <>
          <p>
            {isGiver ? (
              <PhoneText phone={phone} text={(shown) => say("monthly.known.choices", { phone: shown })} />
            ) : (
              say("monthly.known.consentChoices")
            )}
          </p>
          <SmartLink className="textlink" href={routes.directDebit.href()}>
            {say("monthly.known.changeAccount")}
          </SmartLink>
        </>
      )}
    </Known>
  );
}

const Known = styled.section`
  padding: min(var(--s4), 6vw);
  overflow-wrap: anywhere;
  background: var(--field-note);
  color: var(--on-note);

  h2 {
    font-size: var(--t-h4);
  }
  ul {
    margin-top: var(--s2);
    font-weight: var(--w-strong);
  }
  p {
    margin-top: var(--s3);
    line-height: 1.4;
  }
  a {
    color: inherit;
    white-space: normal;
  }
`;
