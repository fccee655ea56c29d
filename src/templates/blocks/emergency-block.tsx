import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import type { ShownBlock } from "#src/lib/shown-content.ts";

/** Without a heading, because it is above the page's h1: a region for screen readers. */
export function EmergencyBlock({ block: { heading, text } }: { block: ShownBlock<"emergency"> }) {
  const { say } = useTexts();
  return (
    <Strip aria-label={heading}>
      <div className="wrap">
        <div>
          <p className="head">{heading}</p>
          {text && <p>{text}</p>}
        </div>
        <a className="btn btn--slip" href="tel:112">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6.6 1.4 10 7.3 7.4 9.8c1.4 2.9 3.6 5.2 6.7 6.8l2.6-2.7 6 3.6-2 4.9C11.500 23.400.700 12.600 1.500 3.300z" />
          </svg>
          {say("reading.emergency")}
        </a>
      </div>
    </Strip>
  );
}

const Strip = styled.section`
  position: relative;
  z-index: 2;
  /* Its cut edge lies on the field below, so that nothing pale shows between them. */
  margin-bottom: -0.55rem;
  background: var(--field-heart);
  color: var(--on-heart);
  clip-path: polygon(0 0, 100% 0, 100% calc(100% - 0.55rem), 38% 100%, 0 calc(100% - 0.3rem));

  .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3) var(--s6);
    padding-block: var(--s3) 1.3rem;
  }
  .wrap > div {
    flex: 1 1 17rem;
  }
  p {
    max-width: none;
    line-height: 1.35;
  }
  .head {
    font-size: var(--t-h4);
  }
  svg {
    width: 1.1em;
    fill: currentColor;
  }
  @media (forced-colors: active) {
    border: 4px solid;
    clip-path: none;
  }
  @media print {
    border: 3px solid;
    clip-path: none;
  }
`;
