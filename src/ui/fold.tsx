import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { turningLeaf } from "./turning-leaf.ts";

type Props = {
  summary: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Opens without script, and by the browser's find in page. */
export function Fold({ summary, isOpen, onToggle, children }: Props) {
  return (
    <Details open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </Details>
  );
}

const Details = styled.details`
  width: 100%;
  border-top: 3px solid currentColor;
  border-bottom: 1px solid var(--outline);

  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s4);
    min-height: 4rem;
    padding-block: var(--s3);
    font: 700 var(--t-h4) / 1.25 var(--font-head);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    cursor: pointer;
    list-style: none;
  }
  ${turningLeaf}
  summary::after {
    margin-right: var(--s2);
  }
  summary:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  > div {
    padding-bottom: var(--s5);
  }
`;
