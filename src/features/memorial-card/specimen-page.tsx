import React from "react";
import type { FrameProps } from "#src/core/card/shared-card-frame.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CandleCard } from "./candle-card.tsx";
import { CardFrame } from "./card-frame.tsx";

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
