import React from "react";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";

type Props = {
  kind: MandateJourneyKind;
  amount: number | null;
  drawDay: number;
  organisation: string;
};

export function MandateSide({ kind, amount, drawDay, organisation }: Props) {
  const { say } = useTexts();
  const isGift = kind === "monthly_gift";
  return (
    <SideCard
      kind={kind}
      above={say(isGift ? "monthly.card" : "monthly.cardConsent", { organisation })}
      name={amount === null ? say("monthly.cardName") : say("monthly.eachMonth", { amount: formatAmount(amount) })}
      below={isGift ? say("monthly.cardDay", { day: drawDay }) : say("monthly.nothingToday")}
    />
  );
}
