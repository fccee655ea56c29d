import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { SharedCardFrame, type FrameProps } from "#src/core/card/shared-card-frame.tsx";
import type { CardField } from "#src/lib/shown-content.ts";
import { from } from "#src/ui/media.ts";

type Props = FrameProps & { isQuiet: boolean; field: CardField; children: ReactNode };

/** A card on a field of paper that it is not lost on. However long its words are, what comes after it begins below the window. */
export function GreetingStage({ isQuiet, field, children, ...frame }: Props) {
  return (
    <SharedCardFrame mood={isQuiet ? "dusk" : "day"} {...frame}>
      <Stage className={isQuiet ? "quiet" : field}>{children}</Stage>
    </SharedCardFrame>
  );
}

const Stage = styled.div`
  display: grid;
  min-height: 100svh;
  overflow: clip;
  background: var(--field);
  color: var(--on-field);

  &.air {
    --field: var(--field-air);
    --on-field: var(--on-air);
  }
  &.heart {
    --field: var(--field-heart);
    --on-field: var(--on-heart);
  }
  &.sun {
    --field: var(--field-sun);
    --on-field: var(--on-sun);
  }
  &.deep {
    --field: var(--field-deep);
    --on-field: var(--on-deep);
  }
  &.note {
    --field: var(--field-note);
    --on-field: var(--on-note);
  }
  &.quiet {
    --field: var(--field-dusk);
    --on-field: var(--on-dusk);
  }
  ${from("L")} {
    align-content: start;
    --card-width: min(100vw - 2 * var(--edge), 72rem, max(54rem, (100svh - 8rem) * 1.5));
    padding-block: max(var(--s7), calc((100svh - var(--card-width) * 2 / 3) / 2));

    &.quiet {
      --field: var(--field-air);
    }
    @media (prefers-color-scheme: dark) {
      &.quiet {
        --field: var(--field-deep);
      }
    }
  }
  @media print {
    min-height: 0;
    padding: 0;
    background: none;
  }
`;
