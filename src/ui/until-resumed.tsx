import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { resumedMark } from "#src/lib/before-hydration.ts";

/**
 * Around what was built, where a reload may lead to something else: for the moment that script needs to find it, words
 * stand there instead of a form that nobody should fill in again.
 */
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
