import React from "react";
import type { SaidProps } from "#src/core/card/shared-card-page.tsx";
import { useSaidHeading } from "#src/core/card/use-said-heading.ts";
import { BurningCandle } from "./burning-candle.tsx";
import { CardSheet } from "./card-sheet.tsx";

export function SaidOnCard({ heading, isNews = false, again, children }: SaidProps) {
  const title = useSaidHeading(heading, isNews);
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
