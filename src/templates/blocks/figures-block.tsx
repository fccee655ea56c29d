import React, { type CSSProperties } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { from } from "#src/ui/media.ts";
import { Lines } from "./lines.tsx";

const pulse =
  "M0 100H18c4 0 5-9 9-9s5 9 9 9h4l3 10 8-86 9 122 7-46c7 0 8-18 15-18s8 18 14 18H118c4 0 5-9 9-9s5 9 9 9h4l3 10 8-86 9 122 7-46c7 0 8-18 15-18s8 18 14 18H218c4 0 5-9 9-9s5 9 9 9h4l3 10 8-86 9 122 7-46c7 0 8-18 15-18s8 18 14 18H318c4 0 5-9 9-9s5 9 9 9h4l3 10 8-86 9 122 7-46c7 0 8-18 15-18s8 18 14 18H418c4 0 5-9 9-9s5 9 9 9h4l3 10 8-86 9 122 7-46c7 0 8-18 15-18s8 18 14 18H505C590 100 600 16 740 16S890 100 1000 100";

const leastLetters = 7;

export function FiguresBlock({ block: { heading, text, figures, pulse: pulsing } }: { block: ShownBlock<"figures"> }) {
  const { say } = useTexts();
  return (
    <Facts>
      <div className="wrap">
        <div className="head-line">
          <h2>
            <Lines text={heading} />
          </h2>
          {text && <p>{text}</p>}
        </div>
        {pulsing && (
          <div className="pulse">
            <svg viewBox="0 0 1000 146" preserveAspectRatio="none" aria-hidden="true">
              <path className="thread" d={pulse} />
            </svg>
            <ol aria-hidden="true">
              {[1, 2, 3, 4, 5, say("content.breatheIn"), say("content.breatheOut")].map((beat, index) => (
                <li key={index}>{beat}</li>
              ))}
            </ol>
          </div>
        )}
        <div className="figures">
          {figures.map(({ value, text: meaning }, index) => (
            <div key={index}>
              <b style={{ "--letters": Math.max(leastLetters, value.length) } as CSSProperties}>{value}</b>
              <p>{meaning}</p>
            </div>
          ))}
        </div>
      </div>
    </Facts>
  );
}

const Facts = styled.section`
  padding-block: var(--band);
  overflow-x: clip;

  .head-line {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4) var(--gap);
  }
  p {
    font-size: var(--t-lead);
    line-height: 1.45;
  }
  .pulse {
    margin-top: var(--s6);
  }
  .pulse svg {
    width: 100%;
    height: clamp(5rem, 14vw, 12rem);
    max-width: none;
    overflow: visible;
  }
  .pulse ol {
    display: grid;
    grid-template-columns: repeat(5, 1fr) 2.5fr 2.5fr;
    margin-top: var(--s3);
    list-style: none;
    font: 700 min(var(--t-h4), 6vw) / 1.2 var(--font-head);
  }
  .pulse li {
    text-align: center;
    color: var(--thread);
  }
  .pulse li:nth-child(n + 6) {
    color: var(--link);
  }
  .figures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6) var(--gap);
    margin-top: clamp(2.5rem, 6vw, 5.5rem);
    align-items: end;
  }
  .figures > div {
    container-type: inline-size;
  }
  .figures b {
    display: block;
    white-space: nowrap;
    font: 800 min(var(--t-figure) * 0.66, 140cqi / var(--letters)) / 0.95 var(--font-head);
    letter-spacing: -0.04em;
    font-variant-numeric: lining-nums;
  }
  .figures > :first-child b {
    font-size: min(var(--t-figure), 150cqi / var(--letters));
    color: var(--thread);
  }
  .figures > :nth-child(2) b {
    color: var(--link);
  }
  .figures p {
    margin-top: var(--s3);
    max-width: 22em;
  }
  ${from("M")} {
    .figures {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .figures > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${from("L")} {
    .head-line {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
  }
  ${from("XL")} {
    .figures:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 3.6fr) minmax(0, 3.2fr);
    }
    .figures:has(> :nth-child(3):last-child) > :first-child {
      grid-column: auto;
    }
  }
`;
