import React from "react";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { ExtraDrawReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { LinkedThanks } from "./linked-thanks.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

type Props = { gift: LinkedGift; receipt: ExtraDrawReceipt; receiver: Receiver };

export function ExtraThanks({ gift: { firstName: name, amount: monthly }, receipt, receiver }: Props) {
  const { say } = useTexts();
  const day = sayDay(receipt.drawOn, "sv");
  const until = { day: sayDay(receipt.undoUntil, "sv"), hour: bankNightHour };
  return (
    <LinkedThanks
      kind="extra_gift"
      namespace="extra"
      {...{ name, receipt, receiver }}
      facts={[
        { term: say("extra.thanks.on"), value: day },
        { term: say("extra.thanks.until"), value: say("extra.thanks.untilHour", until) },
      ]}
      next={[
        say("extra.thanks.draw", { day, amount: formatAmount(receipt.amount) }),
        ...(monthly === null ? [] : [say("extra.thanks.monthly", { amount: formatAmount(monthly) })]),
      ]}
    />
  );
}
