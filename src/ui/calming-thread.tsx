import React from "react";
import { styled } from "styled-components";

const beat =
  "M0 34H60c4 0 5-4 9-4s5 4 9 4h5l3 5 8-37 9 57 7-27c7 0 8-9 15-9s8 9 14 9h8C204 34 214 10 290 10S420 56 508 56 660 16 760 16 900 44 1000 36";
const breath = "M0 34C90 34 100 12 190 12S330 54 420 54 560 14 650 14 800 46 880 46 960 36 1000 32";

/** Drawn once: a heartbeat that becomes a breath. For who grieves it is breath from the beginning, and stands still. */
export function CalmingThread({ isQuiet }: { isQuiet: boolean }) {
  return (
    <Line className={isQuiet ? undefined : "drawn"} viewBox="0 0 1000 64" preserveAspectRatio="none" aria-hidden="true">
      <path className="thread" d={isQuiet ? breath : beat} />
    </Line>
  );
}

const Line = styled.svg`
  width: 100%;
  max-width: none;
  height: 2.5rem;
  overflow: visible;

  @media (prefers-reduced-motion: no-preference) {
    &.drawn {
      animation: draw-thread 2.2s 0.2s cubic-bezier(0.4, 0, 0.2, 1) backwards;
    }
  }
  @keyframes draw-thread {
    from {
      clip-path: inset(-1rem 100% -1rem -1rem);
    }
    to {
      clip-path: inset(-1rem -1rem -1rem -1rem);
    }
  }
  @media print {
    display: none;
  }
`;
