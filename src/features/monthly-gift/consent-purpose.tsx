import React from "react";
import { styled } from "styled-components";
import type { AutogiroStatus } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { DayChoice } from "./day-choice.tsx";
import { useMandateWords } from "./known-mandates.tsx";
import { liveMandates } from "./live-mandates.ts";
import { takeDay, type MandateDraft } from "./mandate-draft.ts";

type Props = {
  status: AutogiroStatus;
  draft: MandateDraft;
  onChange: (change: (draft: MandateDraft) => Partial<MandateDraft>) => void;
};

const anew = "new";

/** What a consent is for: another account for what is given already, or draws that are agreed on later. */
export function ConsentPurpose({ status, draft, onChange }: Props) {
  const { say } = useTexts();
  const words = useMandateWords();
  const live = liveMandates(status);
  const chosen = live.find(({ shortReference }) => shortReference === draft.replaces);
  return (
    <Purpose>
      {live.length === 0 ? (
        <p>{say("monthly.purpose.none")}</p>
      ) : (
        <RadioOptions
          legend={say("monthly.purpose.legend")}
          name="purpose"
          options={[
            ...live.map((mandate) => ({
              value: mandate.shortReference,
              label: say("monthly.purpose.change"),
              help: words(mandate),
            })),
            { value: anew, label: say("monthly.purpose.new"), help: say("monthly.purpose.newHelp") },
          ]}
          chosen={chosen?.shortReference ?? anew}
          onChoose={(value) => onChange(() => ({ replaces: value === anew ? null : value }))}
        />
      )}
      {chosen === undefined && <DayChoice chosen={draft.drawDay} onChoose={(day) => onChange(takeDay(day))} />}
    </Purpose>
  );
}

const Purpose = styled.div`
  > * + * {
    margin-top: var(--s5);
  }
`;
