import React from "react";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { LinkedThanks } from "./linked-thanks.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

type Props = { name: string; receipt: IncreaseReceipt; receiver: Receiver };

/** The gift is raised: from when, and how to set it back. */
export function IncreaseThanks({ name, receipt, receiver }: Props) {
  const { say } = useTexts();
  const day = sayDay(receipt.drawOn, "sv");
  const amounts = { amount: formatAmount(receipt.amount), before: formatAmount(receipt.from) };
  return (
    <LinkedThanks
      kind="regular_gift"
      namespace="increase"
      {...{ name, receipt, receiver }}
      facts={[
        { term: say("increase.thanks.from"), day },
        { term: say("increase.thanks.until"), day: sayDay(receipt.undoUntil, "sv") },
      ]}
      next={[say("increase.thanks.draw", { day, ...amounts })]}
    />
  );
}
