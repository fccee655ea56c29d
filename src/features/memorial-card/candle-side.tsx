import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** The card beside the form of the second step, where there is room. What it says stands in the form as well. */
export function CandleSide({ children }: { children: ReactNode }) {
  return (
    <Side aria-hidden>
      <div>{children}</div>
    </Side>
  );
}

const Side = styled.div`
  display: none;
  background: var(--field-air);

  ${from("L")} {
    display: block;
    > div {
      position: sticky;
      top: 0;
      max-width: calc(28rem + 2 * var(--edge));
      margin-inline: auto;
      padding: var(--s7) var(--edge);
    }
  }
  /* In the dark its air is too near the card's own dusk. */
  @media (prefers-color-scheme: dark) {
    background: var(--field-deep);
  }
  @media print {
    display: none;
  }
`;
