import React from "react";
import { styled } from "styled-components";

export function PhonePicture({ isStill = false }: { isStill?: boolean }) {
  return (
    <Picture viewBox="0 0 200 200" aria-hidden="true" className={isStill ? undefined : "breathes"}>
      <path fill="var(--text)" d="M58 9 140 5q6 0 6 6l3 177q0 7-7 7l-84 1q-6 0-6-6L50 16q0-6 8-7z" />
      <path fill="var(--sheet)" d="m58 24 81-3 3 151-83 3z" />
      <path fill="var(--sheet)" d="m88 14 22-1v3l-22 1zM96 182l8-.5.5 7-8 .5z" />
      <g className="lungs">
        <path fill="var(--mark-lung)" d="M96 62C70 72 62 104 70 138c14 4 24-4 26-18z" />
        <path fill="var(--mark-lung-deep)" d="M96 78c-14 12-20 34-26 60 14 4 24-4 26-18z" />
        <path fill="var(--mark-lung)" d="M104 62c26 9 35 41 28 75-14 4-25-4-27-18z" />
        <path fill="var(--mark-lung-deep)" d="M104 78c14 11 21 33 28 59-14 4-25-4-27-18z" />
        <path fill="var(--mark-heart)" d="M101 124c-9-8-15-13-14-20 1-8 11-9 14-2 4-7 14-5 14 3 0 7-6 12-14 19z" />
      </g>
    </Picture>
  );
}

const Picture = styled.svg`
  width: 100%;

  .lungs {
    transform-origin: 100px 105px;
  }
  @media (prefers-reduced-motion: no-preference) {
    &.breathes .lungs {
      animation: bankid-breath 4s ease-in-out infinite alternate;
    }
  }
  @keyframes bankid-breath {
    to {
      transform: scale(1.12);
    }
  }
`;
