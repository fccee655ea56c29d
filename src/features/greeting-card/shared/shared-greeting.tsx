import React from "react";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GreetingCardAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { askForCard, type CardAnswer } from "#src/core/card/ask-card.ts";
import { CardDownloads } from "#src/core/card/card-downloads.tsx";
import { ReportCard } from "#src/core/card/report-card.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { loadCardCalls } from "./lazy-calls.ts";
import { ThankSender } from "./thank-sender.tsx";

type Props = {
  reference: string;
  design: Pick<CardDesign, "code" | "isQuiet" | "isOffered">;
  answer: GreetingCardAnswer;
  phone: Phone;
  onGone: () => void;
};

/** Below a card that is shown: what came with it, and what one can do. Whoever mourns is not asked to send a card. */
export function SharedGreeting({ reference, design: { code, isQuiet, isOffered }, answer, phone, onGone }: Props) {
  const { say } = useTexts();

  return (
    <>
      <p className="lead">{say("greetingCard.gift")}</p>
      <ThankSender reference={reference} isThanked={answer.thanked} phone={phone} onGone={onGone} />
      <CardDownloads
        fileName="kort"
        failure="download_digital_greeting_card_failed"
        phone={phone}
        fetchFile={async (file) => (await loadCardCalls()).fetchGreetingCardFile(reference, file)}
      />
      {!isQuiet && (
        <section className="no-print">
          <h2>{say("greetingCard.own.heading")}</h2>
          <p>{say("greetingCard.own.text")}</p>
          <p className="actions">
            <SmartLink className="btn" href={routes.greetingCard.href(isOffered ? code : undefined)}>
              {say("greetingCard.own")}
            </SmartLink>
          </p>
        </section>
      )}
      <ReportCard
        reference={reference}
        report={async (sent) => (await loadCardCalls()).reportGreetingCard(sent)}
        phone={phone}
        onGone={onGone}
      />
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
