import React from "react";
import { styled } from "styled-components";
import { isLandscape, type ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { Lines } from "./lines.tsx";

/** A picture stands beside the words; a landscape at dusk lies behind them; without a picture there is the thread. */
export function HeroBlock({ block: { heading, lead, picture } }: { block: ShownBlock<"hero"> }) {
  return (
    <Band className={picture !== undefined && isLandscape(picture) ? "wide" : ""}>
      <div className="wrap">
        <div>
          <h1>
            <Lines text={heading} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {picture && <Image picture={picture} eager sizes="(min-width: 1024px) 40vw, 100vw" />}
      </div>
      {picture === undefined && (
        <svg viewBox="0 0 1440 64" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path className="thread" d={calm} />
        </svg>
      )}
    </Band>
  );
}

/** A heartbeat that has become a breath already. */
const calm =
  "M0 32H90C110 32 112 20 124 20S138 32 150 32C190 32 200 14 240 14S300 48 360 48 470 20 560 20 720 46 830 46 1000 24 1110 24 1300 40 1440 32";

const Band = styled.header`
  position: relative;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  .wrap {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5) var(--gap);
    padding-block: clamp(1.75rem, 5vw, 4.5rem);
  }
  h1 {
    font-size: var(--t-h2);
  }
  .lead {
    margin-top: var(--s4);
    max-width: 31em;
  }
  .wrap > img {
    width: 100%;
    max-height: 24rem;
    object-fit: contain;
    object-position: 0 100%;
  }
  svg {
    width: 100%;
    height: 4rem;
    margin-top: clamp(-2.5rem, -2vw, -0.5rem);
    margin-bottom: var(--s4);
  }
  .skymning & {
    background: var(--field-dusk);
    color: var(--on-dusk);
  }
  .skymning &.wide .wrap > div {
    position: relative;
    z-index: 1;
  }
  .skymning &.wide .wrap > img {
    order: -1;
    width: calc(100% + 2 * var(--edge));
    max-width: none;
    height: 14rem;
    margin: calc(clamp(1.75rem, 5vw, 4.5rem) * -1) calc(var(--edge) * -1) 0;
    object-fit: cover;
    object-position: 80% 62%;
  }
  ${from("M")} {
    .wrap:has(> img) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
    }
    .wrap > img {
      object-position: 100% 50%;
    }
  }
  ${from("L")} {
    h1 {
      font-size: clamp(2.75rem, 5vw, 4.5rem);
    }
    .skymning &.wide .wrap {
      position: static;
      display: block;
      min-height: 25rem;
    }
    .skymning &.wide .wrap > div {
      max-width: min(56%, 38rem);
    }
    .skymning &.wide .wrap > img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      max-height: none;
      margin: 0;
      object-position: 100% 28%;
    }
  }
  @media print {
    background: none;
    color: inherit;
    svg {
      display: none;
    }
    .wrap > img {
      max-height: 8cm;
    }
  }
`;
