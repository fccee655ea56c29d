import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { SharedCardFrame, type FrameProps } from "#src/core/card/shared-card-frame.tsx";
import { from } from "#src/ui/media.ts";

export function CardFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  return (
    <SharedCardFrame mood="dusk" {...frame}>
      <Night>{children}</Night>
    </SharedCardFrame>
  );
}

/**
 * The card on a field on which its sky is not lost, or over the whole window. However long its words are, what comes
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
    background: var(--field-air);

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
