import React, { type ReactNode } from "react";
import { css, styled } from "styled-components";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";

type Props = {
  design: Pick<CardDesign, "isQuiet" | "picture">;
  /** Folded, its picture to the front, until there is something to read in it. */
  isFolded?: boolean;
  waiting?: string;
  children: ReactNode;
};

/** A card: its picture, and its words beside or below it. It is unfolded once, for who has not asked for stillness. */
export function GreetingSheet({ design: { isQuiet, picture }, isFolded = false, waiting, children }: Props) {
  const look = isQuiet ? "quiet" : isFolded ? "bright folded" : "bright";
  return (
    <SheetLayout className={look}>
      <div className="picture">
        <Image picture={picture} sizes="(min-width: 64em) 36rem, 26rem" />
      </div>
      <div className="inside">{children}</div>
      {!isQuiet && (
        <div className="front" aria-hidden="true">
          <Image picture={{ ...picture, alt: "" }} />
        </div>
      )}
      {!isQuiet && isFolded && (
        <p className="waiting" aria-hidden="true">
          {waiting}
        </p>
      )}
    </SheetLayout>
  );
}

/** One leaf with the picture on both its sides: it turns about the fold, away from the words. */
const unfoldedSideways = css`
  .front {
    display: block;
    backface-visibility: hidden;
    transform: rotateY(-180deg);
    transform-origin: left;
  }
  .picture {
    backface-visibility: hidden;
    transform-origin: right;
  }
  &,
  .front,
  .picture {
    transition: transform 1.5s cubic-bezier(0.5, 0, 0.2, 1);
  }
  html[data-script] &.folded {
    transform: translateX(-25%);

    .front {
      transform: none;
    }
    .picture {
      transform: rotateY(180deg);
    }
  }
`;

/** The words unfold below the picture. Seen from their own upper edge, so that nothing of them shows before. */
const unfoldedDown = css`
  &.bright .inside {
    transform: perspective(60rem) rotateX(0);
    transform-origin: top;
    transition: transform 1.1s cubic-bezier(0.5, 0, 0.2, 1);
  }
  html[data-script] &.folded .inside {
    transform: perspective(60rem) rotateX(-90deg);
  }
`;

const SheetLayout = styled.article`
  position: relative;
  display: grid;
  width: 100%;
  max-width: 26rem;
  margin-inline: auto;
  break-inside: avoid;

  .picture {
    position: relative;
    aspect-ratio: 3 / 4;
  }
  .front,
  .waiting {
    display: none;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .inside {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: clamp(1.75rem, 4vw, 3.5rem) clamp(1.5rem, 4.6vw, 4rem);
    background: var(--sheet);
    color: var(--text);
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 14;
  }
  /* The paper's turned side, in the fold. */
  &.bright .inside {
    border: 0 solid var(--field-note);
    border-top-width: 7px;
  }
  &.quiet .inside {
    background: var(--field-dusk);
    color: var(--on-dusk);
    --thread: var(--slip-dusk);
  }
  &.quiet .inside a {
    color: inherit;
  }
  ${from("L")} {
    grid-template: auto / repeat(2, minmax(0, 1fr));
    width: var(--card-width);
    max-width: none;

    .picture {
      aspect-ratio: auto;
      min-height: calc(var(--card-width) * 2 / 3);
      height: 100%;
    }
    .picture img {
      position: absolute;
    }
    .inside {
      padding-block: clamp(1.25rem, 2.4vw, 2.5rem);
    }
    &.bright .inside {
      border-width: 0 0 0 9px;
    }
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    &.folded .waiting {
      position: absolute;
      inset: 75% 0 auto;
      display: block;
      padding: var(--s5) var(--edge);
      text-align: center;
    }
    ${from("L")} {
      &.bright {
        perspective: 150rem;
      }
      .front {
        position: absolute;
        inset: 0 0 0 50%;
      }
      &.folded .waiting {
        inset: 100% 0 auto 50%;
      }
      ${unfoldedSideways}
    }
    @media not all and (min-width: 64em) {
      ${unfoldedDown}
    }
  }
  @media print {
    max-width: 12cm;
  }
`;
