import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { resumedMark } from "#src/lib/before-hydration.ts";

/** Until script has found what a reload leads to, hides a form that should not be filled in again. */
export function UntilResumed({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Swap>
      <p className="lead resuming">{words}</p>
      <div className="built">{children}</div>
    </Swap>
  );
}

const Swap = styled.div`
  .resuming {
    min-height: 100svh;
    padding: var(--s8) var(--edge);
  }
  html:not([${resumedMark}]) & .resuming,
  html[${resumedMark}] & .built {
    display: none;
  }
`;
