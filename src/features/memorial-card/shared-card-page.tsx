import React, { lazy } from "react";
import { SharedCardPage as Page } from "#src/core/card/shared-card-page.tsx";
import type { FrameProps } from "#src/core/card/shared-card-frame.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { CandleCard } from "./candle-card.tsx";
import { CardFrame } from "./card-frame.tsx";
import { askLazily, loadSharedCard } from "./lazy-calls.ts";
import { SaidOnCard } from "./said-on-card.tsx";

/** What one can do with a card comes after the card itself: its forms are no part of the first script. */
const SharedCard = lazy(async () => ({ default: (await loadSharedCard()).SharedCard }));

type Props = Pick<FrameProps, "footer"> & { reference: string; phone: Phone };

export function SharedCardPage({ reference, phone, footer }: Props) {
  return (
    <Page
      {...{ reference, phone }}
      namespace="memorialCard"
      title="memorialCard.title"
      ask={askLazily}
      failure="error_memorial_card_get_card"
      frame={({ below, children }) => (
        <CardFrame footer={footer} below={below}>
          {children}
        </CardFrame>
      )}
      said={SaidOnCard}
      card={({ card, language }) => <CandleCard card={card} language={language} nameAs="h1" />}
      below={(shown) => <SharedCard {...shown} />}
    />
  );
}
