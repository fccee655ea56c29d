import React from "react";
import { styled } from "styled-components";

/** Calm, or while something is waited for. At most one on a screen. */
export function Breath({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <Thread viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={isWaiting ? "thread waits" : "thread"}
        pathLength={isWaiting ? 100 : undefined}
        d={
          isWaiting
            ? "M0 30C60 30 65 4 125 4S190 56 250 56 315 4 375 4 440 56 500 56 565 4 625 4 690 56 750 56 815 4 875 4 940 30 1000 30"
            : "M0 30C120 30 150 6 260 6S430 54 560 54 760 30 1000 30"
        }
      />
    </Thread>
  );
}

const Thread = styled.svg`
  width: 100%;
  height: 3rem;
  overflow: visible;

  @media (prefers-reduced-motion: no-preference) {
    .waits {
      transform-origin: 50% 50%;
      animation: breathe 5s ease-in-out infinite alternate;
    }
    @keyframes breathe {
      from {
        transform: scaleY(0.35);
      }
      to {
        transform: scaleY(1);
      }
    }
  }
`;
