import React, { lazy } from "react";
import { headingOf } from "@hjarta-lunga/contract/greeting-headings.ts";
import { SharedCardPage } from "#src/core/card/shared-card-page.tsx";
import type { FrameProps } from "#src/core/card/shared-card-frame.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { GreetingSheet } from "./greeting-sheet.tsx";
import { GreetingStage } from "./greeting-stage.tsx";
import { GreetingWords } from "./greeting-words.tsx";
import { askLazily, loadSharedGreeting } from "./lazy-calls.ts";
import { CardMessage, QuietCardMessage } from "./card-message.tsx";

/** What one can do with a card comes after the card itself: its forms are no part of the first script. */
const SharedGreeting = lazy(async () => ({ default: (await loadSharedGreeting()).SharedGreeting }));

type Props = Pick<FrameProps, "footer"> & { reference: string; design: CardDesign; phone: Phone };

export function SharedGreetingPage({ reference, design, phone, footer }: Props) {
  const { say } = useTexts();
  const { isQuiet, field } = design;
  return (
    <SharedCardPage
      reference={reference}
      phone={phone}
      namespace="greetingCard"
      title={isQuiet ? "greetingCard.quietTitle" : "greetingCard.title"}
      ask={askLazily(design.code)}
      failure="download_digital_greeting_card_failed"
      frame={({ isAsking, below, children }) => (
        <GreetingStage isQuiet={isQuiet} field={field} footer={footer} below={below}>
          <GreetingSheet design={design} isFolded={isAsking} waiting={say("sharedCard.asking")}>
            {children}
          </GreetingSheet>
        </GreetingStage>
      )}
      message={isQuiet ? QuietCardMessage : CardMessage}
      card={(answer) => (
        <GreetingWords
          card={answer}
          greeting={headingOf(design, answer.heading, say)}
          isQuiet={isQuiet}
          isBare={footer === null}
        />
      )}
      below={(shown) => <SharedGreeting {...shown} />}
    />
  );
}
