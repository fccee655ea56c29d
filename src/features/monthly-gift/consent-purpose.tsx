import React from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { DayChoice } from "./day-choice.tsx";
import { useMandateWords } from "./known-mandates.tsx";
import type { KnownMandate } from "./live-mandates.ts";
import { takeDay, type MandateDraft } from "./mandate-draft.ts";

type Props = {
  live: readonly KnownMandate[];
  draft: MandateDraft;
  onChange: (change: (draft: MandateDraft) => Partial<MandateDraft>) => void;
};

/** What a consent is for: draws that are agreed on later, or another account for one of what is given already. */
export function ConsentPurpose({ live, draft, onChange }: Props) {
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
