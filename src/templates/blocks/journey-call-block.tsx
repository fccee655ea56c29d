import React from "react";
import { styled } from "styled-components";
import { isLandscape, type ShownBlock } from "#src/lib/shown-content.ts";
import { Actions } from "#src/ui/actions.tsx";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";

const looks = { heart: "btn--slip", dusk: "btn--dusk", air: "", sun: "btn--ink" } as const;

export function JourneyCallBlock({ block }: { block: ShownBlock<"journeyCall"> }) {
  const { tone, heading, lead, picture, action, second } = block;
  const isBehind = picture !== undefined && tone === "dusk" && isLandscape(picture);
  const layout = picture === undefined ? "" : isBehind ? "pictured behind" : "pictured";
  return (
    <Call className={`${tone} ${layout}`}>
      {picture && <Image picture={picture} />}
      <div className="wrap">
        <h2>{heading}</h2>
        {lead && <p className="lead">{lead}</p>}
        <Actions action={action} second={second} look={looks[tone]} />
      </div>
    </Call>
  );
}

const Call = styled.section`
  position: relative;
  overflow: clip;

  &.heart {
    background: var(--field-heart);
    color: var(--on-heart);
  }
  &.dusk {
    background: var(--field-dusk);
    color: var(--on-dusk);
  }
  &.air {
    background: var(--field-air);
    color: var(--on-air);
  }
  &.sun {
    background: var(--field-sun);
    color: var(--on-sun);
  }
  > img {
    width: 100%;
    height: 18rem;
    object-fit: cover;
    object-position: 82% 50%;
  }
  &:not(.behind) > img {
    height: auto;
    max-height: 22rem;
    object-fit: contain;
  }
  .wrap {
    position: relative;
    padding-block: var(--s7) var(--s8);
  }
  &.pictured .wrap {
    padding-top: var(--s6);
  }
  h2 {
    max-width: 11em;
  }
  .lead {
    margin-top: var(--s4);
    max-width: 25em;
  }
  .actions {
    margin-top: var(--s5);
    gap: var(--s3) var(--s6);
  }
  ${from("L")} {
    &.pictured > img {
      position: absolute;
      inset: 0;
      height: 100%;
      object-position: 100% 50%;
    }
    &.pictured:not(.behind) > img {
      max-height: none;
      height: 100%;
      inset: 0 0 0 auto;
      width: 46%;
      object-fit: contain;
      padding-block: var(--s6);
    }
    &.pictured .wrap {
      min-height: 40rem;
      display: grid;
      align-content: start;
      padding-block: clamp(3rem, 4.6vw, 4.25rem);
    }
    &.pictured:not(.behind) .wrap {
      min-height: 30rem;
      align-content: center;
    }
    &.pictured .wrap > * {
      max-width: min(48%, 36rem);
    }
    &:not(.pictured) .wrap {
      padding-block: var(--s9);
    }
  }
  @media print {
    background: none !important;
    color: var(--text) !important;
    > img {
      display: none;
    }
  }
`;
