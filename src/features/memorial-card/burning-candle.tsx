import React from "react";
import { styled } from "styled-components";
import candle from "../../../artwork/minnesljus-25.svg";

/* The picture's flame once more, over the one that stands still: it is never smaller, so that only this one is seen. Its
   colours are the picture's own, on paper too, where what stands light on a field turns dark. */
const flame =
  "M450 560C398 520 396 456 426 400C440 372 450 340 452 300C470 350 512 410 512 478C510 522 484 548 450 560z";
const core =
  "M452 556C418 524 420 478 440 440C450 420 456 402 458 380C468 410 492 448 492 488C490 522 474 544 452 556z";
const heart = "M451 552C436 532 438 508 452 484C466 508 470 534 451 552z";

/** The candle in the dusk. Its flame breathes, slowly, for whoever has not asked for stillness. */
export function BurningCandle() {
  return (
    <Dusk>
      <svg viewBox="0 10 900 1190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <image href={candle} width="900" height="1200" />
        <circle className="glow" cx="450" cy="440" r="240" />
        <g className="flame">
          <path fill="#f3dcc0" d={flame} />
          <path fill="#f6f2f3" d={core} />
          <path fill="#e2b79a" d={heart} />
        </g>
      </svg>
    </Dusk>
  );
}

const Dusk = styled.div`
  position: relative;
  aspect-ratio: 1 / 1;
  background: var(--field-dusk);
  overflow: clip;

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .glow {
    fill: var(--slip-dusk);
    opacity: 0.05;
  }
  .flame {
    transform-origin: 450px 560px;
  }
  /* One breath of five seconds: what moves beside words and cannot be stopped rests after that. */
  @media (prefers-reduced-motion: no-preference) {
    .glow {
      animation: candle-glow 2.5s ease-in-out 2 alternate;
    }
    .flame {
      animation: candle-flame 2.5s ease-in-out 2 alternate;
    }
  }
  @keyframes candle-glow {
    to {
      opacity: 0.12;
    }
  }
  @keyframes candle-flame {
    to {
      transform: scale(1.02, 1.05);
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;
