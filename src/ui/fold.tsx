import React, { type ReactNode } from "react";
import { styled } from "styled-components";

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
  summary::-webkit-details-marker {
    display: none;
  }
  /* A leaf that turns down. */
  summary::after {
    content: "";
    width: 1.1rem;
    height: 0.75rem;
    margin-right: var(--s2);
    background: var(--mark-lung-deep);
    border-radius: 0 100% 0 100%;
    transform: rotate(-55deg);
  }
  &[open] summary::after {
    transform: rotate(35deg);
  }
  summary:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  > div {
    padding-bottom: var(--s5);
  }
  @media (forced-colors: active) {
    summary::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
