import React, { useState } from "react";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { WithdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { useDraft, type Asked } from "./draft.ts";
import { Received } from "./received.tsx";
import { useConfirmStep } from "./use-confirm-step.ts";
import { WriteStep } from "./write-step.tsx";

export type Organisation = SiteConfiguration["organisation"];

/** Which order, then the press that withdraws from it, then when that was received. */
export function WithdrawalPage({ organisation }: { organisation: Organisation }) {
  const given = useDraft();
  const [refused, setRefused] = useState<FormProblems>({});
  const [done, setDone] = useState<{ asked: Asked; receipt: WithdrawalReceipt } | null>(null);
  const [isFirst, setFirst] = useState(true);
  const { asked, goOn, goBack } = useConfirmStep();

  if (done) return <Received {...done} organisation={organisation} />;
  if (asked)
    return (
      <ConfirmStep
        asked={asked}
        phone={organisation.phone}
        onBack={goBack}
        onDone={(receipt) => setDone({ asked, receipt })}
        onRefused={(problems) => {
          setRefused(problems);
          goBack();
        }}
      />
    );
  return (
    <WriteStep
      {...given}
      organisation={organisation}
      isFirst={isFirst}
      refused={refused}
      onMended={() => setRefused({})}
      onGoOn={(to) => {
        setFirst(false);
        goOn(to);
      }}
    />
  );
}
