import React from "react";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { GreetingCardAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { askForCard, type CardAnswer } from "#src/core/card/ask-card.ts";
import { CardDownloads } from "#src/core/card/card-downloads.tsx";
import { ReportCard } from "#src/core/card/report-card.tsx";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CardPopover } from "./card-popover.tsx";
import { loadCardCalls } from "./lazy-calls.ts";
import { popovers } from "./popovers.ts";
import { ThankSender } from "./thank-sender.tsx";

type Props = {
  reference: string;
  answer: GreetingCardAnswer;
  phone: Phone;
  onGone: () => void;
};

/** Below a card that is shown: what came with it, and, opened by their buttons, what one can do. */
export function SharedGreeting({ reference, answer, phone, onGone }: Props) {
  const { say } = useTexts();

  return (
    <>
      <p>{say("greetingCard.gift")}</p>
      <ReportCard
        reference={reference}
        report={async (sent) => (await loadCardCalls()).reportGreetingCard(sent)}
        phone={phone}
        onGone={onGone}
      />
      <PhoneLine phone={phone} text="sharedCard.call" />
      <CardPopover id={popovers.thank}>
        <ThankSender reference={reference} isThanked={answer.thanked} phone={phone} onGone={onGone} />
      </CardPopover>
      <CardPopover id={popovers.keep}>
        <CardDownloads
          fileName="kort"
          failure="download_digital_greeting_card_failed"
          phone={phone}
          fetchFile={async (file) => (await loadCardCalls()).fetchGreetingCardFile(reference, file)}
        />
      </CardPopover>
    </>
  );
}

/** The design is part of a card's link: under another's there is no such card. */
export async function askGreetingCard(reference: string, code: CampaignCode): Promise<CardAnswer<GreetingCardAnswer>> {
  const found = await askForCard(async () => {
    const { fetchGreetingCard } = await loadCardCalls();
    return fetchGreetingCard(reference);
  }, "download_digital_greeting_card_failed");
  return found.state === "shown" && found.answer.campaignCode !== code ? { state: "unknown" } : found;
}
