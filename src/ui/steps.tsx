import React from "react";
import { styled } from "styled-components";

type Props = { label: string; steps: readonly string[]; current: number };

const beat =
  "c2 0 2.5 -3.96 4.5 -3.96s2.5 3.96 4.5 3.96h2l1.5 4.4 4 -37.84 4.5 53.68 3.5 -20.24c3.5 0 4 -7.92 7.5 -7.92s4 7.92 7 7.92";
const width = 900;

/** Where the visitor is: the thread beats at the step of now, is drawn behind it, and breathes ahead. */
export function Steps({ label, steps, current }: Props) {
  const place = 5 + (width / steps.length) * current;
  const after = place + 38.5;
  const rest = (width - after) / 6;
  const breath = `M${after} 58c${rest} 0 ${rest} -22 ${rest * 2} -22s${rest} 22 ${rest * 2} 22 ${rest} -18 ${rest * 2} -18`;
  return (
    <Nav aria-label={label}>
      <svg viewBox={`0 0 ${width} 80`} preserveAspectRatio="none" aria-hidden="true">
        <path className="thread quiet" d={breath} />
        <path className="thread" d={`M0 58H${place}${beat}`} />
      </svg>
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

const Nav = styled.nav`
  position: relative;
  padding-top: 3.25rem;

  svg {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: 3.25rem;
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
  }
  [aria-current] {
    color: var(--text);
    font-weight: var(--w-strong);
  }
  span {
    display: block;
    font: 700 var(--t-h4) / 1.2 var(--font-head);
  }
  /* Letters so large that no word fits beside another. */
  @media (max-width: 17em) {
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
