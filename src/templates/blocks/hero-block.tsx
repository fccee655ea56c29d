import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { Lines } from "./lines.tsx";

export function HeroBlock({ block: { heading, lead, picture } }: { block: ShownBlock<"hero"> }) {
  return (
    <Band>
      <div className="wrap">
        <div>
          <h1>
            <Lines text={heading} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {picture && (
          <figure>
            <Image picture={picture} eager sizes="(min-width: 1024px) 40vw, 100vw" />
          </figure>
        )}
      </div>
    </Band>
  );
}

const Band = styled.header`
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  .wrap {
    display: grid;
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
  img {
    width: 100%;
    max-height: 24rem;
    object-fit: contain;
    object-position: 0 100%;
  }
  .skymning & {
    background: var(--field-dusk);
    color: var(--on-dusk);
  }
  ${from("M")} {
    .wrap:has(figure) {
      grid-template-columns: 7fr 5fr;
      align-items: center;
    }
    img {
      object-position: 100% 50%;
    }
  }
  ${from("L")} {
    h1 {
      font-size: clamp(2.75rem, 5vw, 4.5rem);
    }
  }
  @media print {
    background: none;
    color: inherit;
    img {
      max-height: 8cm;
    }
  }
`;
