import React, { type ReactNode } from "react";
import { SharedCardLayout } from "./shared-card-layout.tsx";

export type FrameProps = {
  /** Without one the card is bare: alone on the page, to be drawn or looked over. */
  footer: ReactNode | null;
  below?: ReactNode;
};
type Props = FrameProps & { mood: "day" | "dusk"; children: ReactNode };

export function SharedCardFrame({ mood, footer, below, children }: Props) {
  return (
    <SharedCardLayout className={mood === "dusk" ? "skymning" : undefined}>
      <main id="content" tabIndex={-1}>
        {children}
        {footer !== null && below !== undefined && <div className="wrap after">{below}</div>}
      </main>
      {footer !== null && <footer>{footer}</footer>}
    </SharedCardLayout>
  );
}
