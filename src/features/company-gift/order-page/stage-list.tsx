import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import type { Stage } from "./stages.ts";

export function StageList({ stages }: { stages: readonly Stage[] }) {
  const { say } = useTexts();
  return (
    <List>
      {stages.map((stage) => (
        <li key={stage.name} className={stage.is} aria-current={stage.is === "now" ? "step" : undefined}>
          <b>{say(stage.name)}</b>
          <StageText {...stage} />
        </li>
      ))}
    </List>
  );
}

function StageText({ day = null, said }: Stage) {
  const { say, language } = useTexts();
  const shown = day === null ? "" : sayDay(day, language);
  if (said === undefined) return <>{shown}</>;
  const text = say(said, { day: shown });
  return <>{shown === "" || text.includes(shown) ? text : `${shown}. ${text}`}</>;
}

const List = styled.ol`
  padding: 0;
  list-style: none;

  li {
    position: relative;
    max-width: none;
    padding: 0 0 var(--s5) 2.5rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  /* A leaf for each, and the stalk between them. */
  li::before {
    content: "";
    position: absolute;
    z-index: 1;
    top: 0.3rem;
    left: 0;
    width: 1.5rem;
    height: 1.1rem;
    background: var(--rule);
    border-radius: 0 100% 0 100%;
    transform: rotate(-20deg);
  }
  li::after {
    content: "";
    position: absolute;
    top: 0.6rem;
    bottom: -0.6rem;
    left: 0.68rem;
    width: 3px;
    background: var(--rule);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li:last-child::after {
    content: none;
  }
  .done::before,
  .done::after {
    background: var(--mark-lung-deep);
  }
  .now::before {
    left: -0.1rem;
    width: 1.7rem;
    height: 1.3rem;
    background: var(--mark-heart);
  }
  b {
    display: block;
    font: 700 var(--t-h4) / 1.25 var(--font-head);
  }
  @media (forced-colors: active) {
    li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
