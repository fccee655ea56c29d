import React from "react";
import { css, styled } from "styled-components";
import { from } from "./media.ts";

type Props = {
  label: string;
  steps: readonly string[];
  current: number;
  /** Where another thread is drawn: a screen has only one. `low`: on low screens only. */
  inLine?: boolean | "low";
  /** For those who grieve: a breath instead of a heartbeat. */
  isQuiet?: boolean;
};

const beat =
  "c2 0 2.5 -3.96 4.5 -3.96s2.5 3.96 4.5 3.96h2l1.5 4.4 4 -37.84 4.5 53.68 3.5 -20.24c3.5 0 4 -7.92 7.5 -7.92s4 7.92 7 7.92";
const beatWidth = 38.5;
const breathHere = "c40 0 40 -26 80 -26s40 26 80 26";
const breathWidth = 160;
const width = 900;

export function Steps({ label, steps, current, inLine = false, isQuiet = false }: Props) {
  const place = 5 + (width / steps.length) * current;
  const after = place + (isQuiet ? breathWidth : beatWidth);
  const rest = (width - after) / 6;
  const breath = `M${after} 58c${rest} 0 ${rest} -22 ${rest * 2} -22s${rest} 22 ${rest * 2} 22 ${rest} -18 ${rest * 2} -18`;
  return (
    <Nav aria-label={label} className={inLine === true ? "in-line" : inLine || undefined}>
      {inLine !== true && (
        <svg viewBox={`0 0 ${width} 80`} preserveAspectRatio="none" aria-hidden="true">
          <path className="thread quiet" d={breath} />
          <path className="thread" d={`M0 58H${place}${isQuiet ? breathHere : beat}`} />
        </svg>
      )}
      <ol style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? "step" : undefined}>
            <span>{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const onOneLine = css`
  padding-top: 0;
  svg {
    display: none;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(0.75rem, 2.5vw, 2rem);
    font-size: 1.0625rem;
  }
  span {
    display: inline;
    margin-right: 0.3em;
    font-size: inherit;
  }
  li:not([aria-current]) {
    color: inherit;
  }
`;

const Nav = styled.nav`
  --high: 2.5rem;
  position: relative;
  padding-top: var(--high);
  container-type: inline-size;

  svg {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: var(--high);
    overflow: visible;
  }
  .quiet {
    stroke: var(--thread-quiet);
  }
  ol {
    display: grid;
    gap: var(--s2);
    padding: 0;
    list-style: none;
  }
  li {
    color: var(--text-soft);
    line-height: 1.25;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  [aria-current] {
    color: var(--text);
    font-weight: var(--w-strong);
  }
  span {
    display: block;
    font: 700 var(--t-h4) / 1.2 var(--font-head);
  }
  ${from("S")} {
    --high: 3.25rem;
  }
  &.in-line {
    ${onOneLine}
  }
  @media (max-height: 47em) {
    &.low {
      ${onOneLine}
    }
  }
  /* Letters so large that no word fits beside another. */
  @container (max-width: 17em) {
    ol {
      grid-template-columns: none !important;
    }
    span {
      display: inline;
      margin-right: var(--s2);
    }
  }
  @media print {
    display: none;
  }
`;
