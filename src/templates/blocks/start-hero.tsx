import React from "react";
import { styled } from "styled-components";
import { GiftStarter } from "#src/features/gift/gift-starter.tsx";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { HeroBlock } from "./hero-block.tsx";
import { Lines } from "./lines.tsx";

const breath =
  "M488 341C512 341 532 346 560 346H584C592 346 596 334 604 334S616 346 624 346H632L638 360 654 238 674 428 690 346C708 346 708 318 726 318S746 346 764 346C792 346 796 316 822 316S860 376 892 376 946 318 992 318 1068 374 1126 374 1212 320 1276 320 1372 370 1440 370 1620 322 1740 322 1980 362 2100 362 2600 332 2760 332H4500";

export function StartHero({ block }: { block: ShownBlock<"hero"> }) {
  const { heading, lead, picture, gift } = block;
  if (gift === undefined) return <HeroBlock block={block} />;
  return (
    <Band aria-labelledby="start-heading">
      <div className="inner">
        <div className="words">
          <h1 id="start-heading">
            <Lines text={heading} />
          </h1>
        </div>
        {lead && <p className="lead">{lead}</p>}
        {picture && (
          <div className="figure">
            <div>
              <Image picture={picture} />
              <svg viewBox="0 0 740 1000" aria-hidden="true">
                <path className="thread" pathLength="1" d={breath} />
              </svg>
            </div>
          </div>
        )}
        <div className="form">
          <GiftStarter gift={gift} />
        </div>
      </div>
    </Band>
  );
}

const Band = styled.section`
  background: var(--field-air);
  color: var(--on-air);
  overflow-x: clip;

  /* What is given with is in the first screen: the picture has what is left of it, and the lead follows. */
  --high: clamp(8.5rem, 100svh - 37.75rem, 25rem);
  .inner {
    display: flex;
    flex-direction: column;
    max-width: var(--content);
    margin-inline: auto;
  }
  .words,
  .lead {
    z-index: 1;
  }
  .words {
    padding: 1.5rem var(--edge) 0;
  }
  .lead {
    order: 1;
    padding: var(--s5) var(--edge);
  }
  /* It would be pushed down by each part of the form that the browser has read. */
  :not(:has(.actions + p)) > .lead {
    visibility: hidden;
  }
  .figure {
    position: relative;
    height: var(--high);
    overflow-y: clip;
    margin-top: var(--s4);
  }
  .figure > div {
    position: relative;
    width: calc(var(--high) * 1.2);
    aspect-ratio: 0.74;
  }
  .figure img {
    width: 100%;
  }
  .figure svg {
    position: absolute;
    inset: 0;
    width: 100%;
    overflow: visible;
  }
  .figure .thread {
    vector-effect: none;
    stroke-width: 6.5px;
  }
  /* Heart and lungs are seen, with the words beside them. The thread runs between heading and lead, 34.6 % down the figure. */
  ${from("S")} {
    --high: clamp(17rem, min(100svh - 29rem, 56vw), 30rem);
    .inner {
      display: grid;
      grid-template:
        auto minmax(calc(var(--high) * 0.654 - max(1.25rem, 2.8vw)), auto) / calc(var(--high) * 0.74 + 1rem)
        1fr;
    }
    .words {
      grid-column: 2;
      padding: 1.25rem var(--edge) max(3.5rem, 7.2vw) 0;
    }
    h1 {
      font-size: min(5.4vw, 5rem);
    }
    .lead {
      grid-area: 2 / 2;
      padding-left: 0;
      padding-top: 0;
    }
    .figure {
      grid-area: 1 / 1 / 3;
      align-self: end;
      overflow: visible;
    }
    .figure > div {
      width: auto;
      height: 100%;
    }
    .figure .thread {
      stroke-width: 7px;
    }
    .form {
      grid-area: 3 / 1 / 4 / 3;
    }
  }
  ${from("XL")} {
    --tall: 43rem;
    .inner {
      grid-template: minmax(calc(var(--tall) * 0.346 + 2.6rem), auto) auto 1fr / 38% 1fr;
      min-height: var(--tall);
    }
    .words {
      padding: 2rem var(--edge) 0 0;
    }
    .lead {
      align-self: start;
      padding-bottom: 0;
    }
    .figure {
      grid-row-end: 4;
      height: auto;
    }
    .figure > div {
      position: absolute;
      bottom: 0;
      height: var(--tall);
      left: -2.25rem;
    }
    .form {
      grid-column: 2;
      align-self: start;
      padding: var(--s4) var(--edge) 0 0;
    }
  }
  /* Where the amounts take two rows, the picture is as high as they are, and further out: its beat is beside the lead. */
  ${from("XL")} {
    @media (max-width: 79.99em) {
      --tall: 46.5rem;
      .figure > div {
        left: -5rem;
      }
    }
  }
  ${from("XXL")} {
    --tall: 49.5rem;
    .inner {
      grid-template-columns: 42.5% 1fr;
    }
    .words {
      padding-top: 3.25rem;
    }
    .figure > div {
      left: -0.5rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .thread {
      stroke-dasharray: 1;
      stroke-dashoffset: 1;
      animation: draw 2.6s 0.2s cubic-bezier(0.4, 0, 0.2, 1) forwards;
    }
    @keyframes draw {
      to {
        stroke-dashoffset: 0;
      }
    }
  }
  @media print {
    background: none;
    .figure {
      display: none;
    }
  }
`;
