import React from "react";
import { styled } from "styled-components";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { AutogiroStatus } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { DayChoice } from "./day-choice.tsx";
import { liveMandates, takeDay, type KnownMandate, type MandateDraft } from "./mandate-draft.ts";

/** "200 kr i månaden från SEB, kontot som slutar på 2343" */
function useMandateWords() {
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

type ConsentPurposeProps = {
  live: readonly KnownMandate[];
  draft: MandateDraft;
  onChange: (change: (draft: MandateDraft) => Partial<MandateDraft>) => void;
};

/** What a consent is for: draws that are agreed on later, or another account for one of what is given already. */
export function ConsentPurpose({ live, draft, onChange }: ConsentPurposeProps) {
  const { say } = useTexts();
  const words = useMandateWords();
  if (live.length === 0)
    return (
      <Purpose>
        <p>{say("monthly.purpose.none")}</p>
        <SmartLink className="textlink" href={routes.monthlyGift.href()}>
          {say("monthly.purpose.giveMonthly")}
        </SmartLink>
        <DayChoice chosen={draft.drawDay} onChoose={(day) => onChange(takeDay(day))} />
      </Purpose>
    );
  if (live.length === 1) return null;
  return (
    <RadioOptions
      legend={say("monthly.purpose.which")}
      name="purpose"
      options={live.map((mandate) => ({ value: mandate.shortReference, label: words(mandate) }))}
      chosen={draft.replaces ?? ""}
      onChoose={(replaces) => onChange(() => ({ replaces }))}
    />
  );
}

const Purpose = styled.div`
  > * + * {
    margin-top: var(--s5);
  }
`;
