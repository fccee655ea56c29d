import React, { lazy, Suspense } from "react";
import type { FrameProps } from "#src/core/card/shared-card-frame.tsx";
import { useCard } from "#src/core/card/use-card.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { GreetingSheet } from "./greeting-sheet.tsx";
import { GreetingStage } from "./greeting-stage.tsx";
import { GreetingWords } from "./greeting-words.tsx";
import { askLater, loadSharedGreeting } from "./later-calls.ts";
import { SaidInCard } from "./said-in-card.tsx";

/** What one can do with a card comes after the card itself: its forms are no part of the first script. */
const SharedGreeting = lazy(async () => ({ default: (await loadSharedGreeting()).SharedGreeting }));

type Props = Pick<FrameProps, "footer"> & { reference: string; design: CardDesign; phone: Phone };

/** The greeting card of a reference that somebody has shared. */
export function SharedGreetingPage({ reference, design, phone, footer }: Props) {
  const { say } = useTexts();
  const { isQuiet, field } = design;
  const stage = { isQuiet, field, footer };
  const { found, gone, lookAgain } = useCard({
    reference,
    ask: askLater(design.code),
    failure: "download_digital_greeting_card_failed",
  });

  function retry() {
    // The button goes away with what it stands in.
    document.getElementById("content")?.focus();
    lookAgain();
  }

  switch (found.state) {
    case "asking":
      return (
        <GreetingStage {...stage}>
          <GreetingSheet design={design} isFolded waiting={say("sharedCard.asking")}>
            <SaidInCard heading={say(isQuiet ? "greetingCard.quietTitle" : "greetingCard.title")}>
              <p className="needs-script" role="status">
                {say("sharedCard.asking")}
              </p>
              <noscript>
                <p>
                  <PhoneText phone={phone} text={(shown) => say("greetingCard.noScript", { phone: shown })} />
                </p>
              </noscript>
            </SaidInCard>
          </GreetingSheet>
        </GreetingStage>
      );
    case "shown": {
      const below = (
        <Suspense fallback={null}>
          <SharedGreeting reference={reference} design={design} answer={found.answer} phone={phone} onGone={gone} />
        </Suspense>
      );
      return (
        <GreetingStage {...stage} below={below}>
          <GreetingSheet design={design}>
            <GreetingWords card={found.answer} greeting={design.greeting} isQuiet={isQuiet} />
          </GreetingSheet>
        </GreetingStage>
      );
    }
    case "unknown":
    case "takenDown":
    case "away":
      return (
        <GreetingStage {...stage}>
          <GreetingSheet design={design}>
            <SaidInCard heading={say(`greetingCard.${found.state}`)} isNews>
              <p>
                <PhoneText phone={phone} text={(shown) => say(`greetingCard.${found.state}.text`, { phone: shown })} />
              </p>
              {found.state === "away" && (
                <button className={isQuiet ? "btn btn--paper" : "btn"} type="button" onClick={retry}>
                  {say("sharedCard.again")}
                </button>
              )}
            </SaidInCard>
          </GreetingSheet>
        </GreetingStage>
      );
  }
}
