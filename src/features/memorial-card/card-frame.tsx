import React, { type ReactNode } from "react";
import { SharedCardLayout } from "./shared-card-layout.tsx";

export type FrameProps = {
  /** Without one the card is bare: alone on the page, to be drawn or looked over. */
  footer: ReactNode | null;
  /** What one can do with the card. */
  below?: ReactNode;
  children: ReactNode;
};

/** Around a card, whether it is somebody's or a specimen. */
export function CardFrame({ footer, below, children }: FrameProps) {
  return (
    <SharedCardLayout className="skymning">
      <main id="content" tabIndex={-1}>
        <div className="night">{children}</div>
        {footer !== null && below !== undefined && <div className="wrap after">{below}</div>}
      </main>
      {footer !== null && <footer>{footer}</footer>}
    </SharedCardLayout>
  );
}
