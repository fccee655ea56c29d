import React from "react";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { LinkedThanks } from "./linked-thanks.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

type Props = { name: string; receipt: IncreaseReceipt; receiver: Receiver };

function useDraws({ amount, from, drawOn, nextAccount: next }: IncreaseReceipt): string[] {
  const { say } = useTexts();
  const raised = { day: sayDay(drawOn, "sv"), amount: formatAmount(amount), before: formatAmount(from) };
  if (next === null) return [say("increase.thanks.draw", raised)];
  const words = next.amount === amount ? "increase.thanks.nextAccount" : "increase.thanks.nextAccountOther";
  return [
    say("increase.thanks.drawUntil", raised),
    say(words, { amount: formatAmount(next.amount), day: sayDay(next.drawOn, "sv") }),
  ];
}

export function IncreaseThanks({ name, receipt, receiver }: Props) {
  const { say } = useTexts();
  const next = useDraws(receipt);
  return (
    <LinkedThanks
      kind="regular_gift"
      namespace="increase"
      {...{ name, receipt, receiver, next }}
      facts={[
        { term: say("increase.thanks.from"), value: sayDay(receipt.drawOn, "sv") },
        { term: say("increase.thanks.until"), value: sayDay(receipt.undoUntil, "sv") },
      ]}
    />
  );
}
