import React, { lazy, type ReactNode } from "react";
import { styled } from "styled-components";
import { SharedCardFrame, useNewsHeading, type FrameProps } from "#src/core/card/shared-card-frame.tsx";
import { SharedCardPage as Page, type CardMessageProps } from "#src/core/card/shared-card-page.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { BurningCandle } from "./burning-candle.tsx";
import { CandleCard, CardSheet } from "./candle-card.tsx";
import { askLazily, loadSharedCard } from "./lazy-calls.ts";

/** What one can do with a card comes after the card itself: its forms are no part of the first script. */
const SharedCard = lazy(async () => ({ default: (await loadSharedCard()).SharedCard }));

type Props = Pick<FrameProps, "footer"> & { reference: string; phone: Phone };

export function SharedCardPage({ reference, phone, footer }: Props) {
  return (
    <Page
      reference={reference}
      phone={phone}
      namespace="memorialCard"
      title="memorialCard.title"
      ask={askLazily}
      failure="error_memorial_card_get_card"
      frame={({ below, children }) => (
        <CardFrame footer={footer} below={below}>
          {children}
        </CardFrame>
      )}
      message={CandleMessage}
      card={({ card, language }) => <CandleCard card={card} language={language} nameAs="h1" />}
      below={(shown) => <SharedCard {...shown} />}
    />
  );
}

function CandleMessage({ heading, isNews = false, again, children }: CardMessageProps) {
  const title = useNewsHeading(heading, isNews);
  return (
    <CardSheet>
      <div>
        <BurningCandle />
        <div className="inside">
          <h1 ref={title} className="name long" tabIndex={-1}>
            {heading}
          </h1>
          {children}
          {again && (
            <p>
              <button className="btn btn--paper" type="button" onClick={again.onPress}>
                {again.text}
              </button>
            </p>
          )}
        </div>
      </div>
    </CardSheet>
  );
}

function CardFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  return (
    <SharedCardFrame mood="dusk" {...frame}>
      <Night>{children}</Night>
    </SharedCardFrame>
  );
}

/**
 * The card on a field on which its sky is not lost, the paper of the leaves at the candle's foot, or over the whole window. However long its words are, what comes
 * after it begins below the window.
 */
const Night = styled.div`
  display: grid;
  min-height: 100svh;
  background: var(--field-dusk);

  > * {
    width: 100%;
    max-width: 72rem;
    margin: 0 auto;
  }
  ${from("L")} {
    padding: var(--s7) var(--edge);
    background: var(--leaf-lower);

    @media (prefers-color-scheme: dark) {
      background: var(--field-deep);
    }
    > * {
      margin: auto;
    }
  }
  @media print {
    min-height: 0;
    background: none;
  }
`;

/** A card of nobody's, to show what they look like. Nothing is asked for it. */
export function SpecimenPage(frame: Pick<FrameProps, "footer">) {
  const { say } = useTexts();
  const card = {
    remembered: { name: say("memorialCard.specimen.name"), bornYear: 1938, diedYear: 2025 },
    greeting: say("memorialCard.specimen.greeting"),
    from: say("memorialCard.specimen.from"),
  };
  return (
    <CardFrame {...frame} below={<p>{say("memorialCard.specimen")}</p>}>
      <CandleCard card={card} language="sv" nameAs="h1" />
    </CardFrame>
  );
}
