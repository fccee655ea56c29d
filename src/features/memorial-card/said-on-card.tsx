import React, { useEffect, useRef, type ReactNode } from "react";
import { useTitlePart } from "#src/ui/use-title-part.ts";
import { BurningCandle } from "./burning-candle.tsx";
import { CardSheet } from "./card-sheet.tsx";

type Props = {
  heading: string;
  /** It has taken another's place while the visitor was here: it is read aloud. */
  isNews?: boolean;
  children?: ReactNode;
};

/** In place of a card that is not there, or not there yet. */
export function SaidOnCard({ heading, isNews = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews, heading]);
  useTitlePart("step", isNews ? heading : "");
  return (
    <CardSheet>
      <div>
        <BurningCandle />
        <div className="inside">
          <h1 ref={title} className="name long" tabIndex={-1}>
            {heading}
          </h1>
          {children}
        </div>
      </div>
    </CardSheet>
  );
}
