import React, { useMemo, type ComponentProps } from "react";
import { useTexts } from "#src/core/texts.tsx";
import type { GivenProduct } from "./gift.ts";
import { GiftJourney } from "./gift-journey.tsx";

/** What editors have not written in English is left out: the journey has words of its own for it. */
export function EnglishGift({ product, ...given }: ComponentProps<typeof GiftJourney>) {
  const { say } = useTexts();
  const inEnglish = useMemo(
    () => ({ ...product, effects: englishEffects(product), thanks: say("gift.inEnglish.thanks") }),
    [product, say],
  );
  return <GiftJourney product={inEnglish} {...given} />;
}

const englishEffects = ({ effects }: GivenProduct) =>
  effects.flatMap(({ amount, english }) => (english === undefined ? [] : [{ amount, text: english }]));
