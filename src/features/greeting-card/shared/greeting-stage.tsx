import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { SharedCardFrame, type FrameProps } from "#src/core/card/shared-card-frame.tsx";
import type { CardField } from "#src/lib/shown-content.ts";
import { from } from "#src/ui/media.ts";

type Props = FrameProps & { isQuiet: boolean; field: CardField; children: ReactNode };

/** A card on a field of paper that it is not lost on. The field is the whole window, and goes on below the card. */
export function GreetingStage({ isQuiet, field, children, ...frame }: Props) {
  return (
    <Field className={isQuiet ? "skymning quiet" : field}>
      <SharedCardFrame mood="day" {...frame}>
        <div className="stage">{children}</div>
      </SharedCardFrame>
    </Field>
  );
}

const Field = styled.div`
  --bar: 4.25rem;
  /* The bar's mark is as on paper, but where its field is dark. */
  --lung: var(--mark-lung);
  --lung-deep: var(--mark-lung-deep);
  --heart: var(--mark-heart);

  &.heart {
    --field: var(--field-heart);
    --on-field: var(--on-heart);
  }
  &.sun {
    --field: var(--field-sun);
    --on-field: var(--on-sun);
  }
  &.deep,
  &.quiet {
    --field: var(--field-deep);
    --on-field: var(--on-deep);
  }
  &.heart,
  &.deep,
  &.quiet {
    --lung: var(--mark-lung-on-deep);
    --lung-deep: var(--mark-lung-deep-on-deep);
    --heart: var(--mark-heart-on-deep);
  }
  > div {
    background: var(--field);
    color: var(--on-field);
  }
  .stage {
    display: grid;
    align-content: start;
    min-height: calc(100svh - var(--bar));
    padding: var(--s5) var(--edge);
    overflow: clip;
  }
  .after {
    --link: currentColor;
    max-width: calc(40rem + 2 * var(--edge));
    gap: var(--s4);
    padding-block: 0 var(--s6);
    text-align: center;
  }
  .after > p {
    margin-inline: auto;
  }
  footer {
    padding-block: 0;
    border-top: 2px solid color-mix(in srgb, var(--on-field) 38%, transparent);
    --mark-lung: var(--lung);
    --mark-lung-deep: var(--lung-deep);
    --mark-heart: var(--heart);
    background: var(--field);
    color: var(--on-field);
  }
  footer .wrap {
    justify-content: flex-end;
    gap: 0 var(--s5);
    max-width: none;
    min-height: var(--bar);
  }
  /* Seen when what they open is there. */
  &:not(:has([popover])) [popovertarget] {
    visibility: hidden;
  }
  footer a:not(.logo) {
    font-weight: var(--w-strong);
  }
  footer .btn {
    min-height: 3rem;
    padding: 0.35rem 1.4rem;
    color: var(--on-slip);
    font-size: 1.1875rem;

    &::before {
      background: var(--slip);
      clip-path: var(--cut-2);
    }
  }
  /* On a phone there is room for what one can do with a card. */
  @media not all and (min-width: 48em) {
    &:has([popover]) footer .logo {
      display: none;
    }
    footer .wrap {
      column-gap: var(--s3);
    }
    footer .btn {
      margin-right: auto;
      padding-inline: 0.9rem;
    }
  }
  @media (min-height: 30em) {
    footer {
      position: sticky;
      z-index: 3;
      bottom: 0;
    }
  }
  footer .logo {
    margin-right: auto;
  }
  ${from("L")} {
    --card-width: min(100vw - 2 * var(--edge), 72rem, max(52rem, (100svh - 5.25rem - var(--bar)) * 1.5));
    .stage {
      padding-block: max(var(--s5), calc((100svh - var(--bar) - var(--card-width) * 2 / 3) / 2));
    }
  }
  @media print {
    .stage {
      min-height: 0;
      padding: 0;
    }
    > div {
      background: none;
    }
  }
`;
