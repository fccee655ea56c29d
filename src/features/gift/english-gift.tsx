import React, { useMemo, type ComponentProps } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { GiftJourney } from "./gift-journey.tsx";

/** What editors write of the product is in Swedish: only its amounts are the same in English. */
export function EnglishGift({ product, ...given }: ComponentProps<typeof GiftJourney>) {
  const { say } = useTexts();
  const inEnglish = useMemo(() => ({ ...product, effects: [], thanks: say("gift.inEnglish.thanks") }), [product, say]);
  return <GiftJourney product={inEnglish} {...given} />;
}
