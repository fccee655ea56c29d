import React, { lazy, Suspense } from "react";
import type { FrameProps } from "#src/core/card/shared-card-frame.tsx";
import { useCard } from "#src/core/card/use-card.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CandleCard } from "./candle-card.tsx";
import { CardFrame } from "./card-frame.tsx";
import { askLater, loadSharedCard } from "./later-calls.ts";
import { SaidOnCard } from "./said-on-card.tsx";

/** What one can do with a card comes after the card itself: its forms are no part of the first script. */
const SharedCard = lazy(async () => ({ default: (await loadSharedCard()).SharedCard }));

type Props = Pick<FrameProps, "footer"> & { reference: string; phone: Phone };

/** The card of a reference that somebody has shared. */
export function SharedCardPage({ reference, phone, footer }: Props) {
  const { say } = useTexts();
  const { found, gone, lookAgain } = useCard({
    reference,
    ask: askLater,
    failure: "error_memorial_card_get_card",
  });

  function retry() {
    // The button goes away with what it stands in.
    document.getElementById("content")?.focus();
    lookAgain();
  }

  switch (found.state) {
    case "asking":
      return (
        <CardFrame footer={footer}>
          <SaidOnCard heading={say("memorialCard.title")}>
            <p className="needs-script" role="status">
              {say("sharedCard.asking")}
            </p>
            <noscript>
              <p>
                <PhoneText phone={phone} text={(shown) => say("memorialCard.noScript", { phone: shown })} />
              </p>
            </noscript>
          </SaidOnCard>
        </CardFrame>
      );
    case "shown": {
      const { card, language } = found.answer;
      const below = (
        <Suspense fallback={null}>
          <SharedCard reference={reference} answer={found.answer} phone={phone} onGone={gone} />
        </Suspense>
      );
      return (
        <CardFrame footer={footer} below={below}>
          <CandleCard card={card} language={language} nameAs="h1" />
        </CardFrame>
      );
    }
    case "unknown":
    case "takenDown":
    case "away":
      return (
        <CardFrame footer={footer}>
          <SaidOnCard heading={say(`memorialCard.${found.state}`)} isNews>
            <p>
              <PhoneText phone={phone} text={(shown) => say(`memorialCard.${found.state}.text`, { phone: shown })} />
            </p>
            {found.state === "away" && (
              <p>
                <button className="btn btn--paper" type="button" onClick={retry}>
                  {say("sharedCard.again")}
                </button>
              </p>
            )}
          </SaidOnCard>
        </CardFrame>
      );
  }
}
