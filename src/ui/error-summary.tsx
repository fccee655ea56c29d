import React, { useEffect, useRef, type MouseEvent } from "react";
import { styled } from "styled-components";
import { WarningSign } from "./field-message.tsx";

type Props = {
  heading: string;
  /** By the id of the field that each leads to. */
  errors: { fieldId: string; text: string }[];
  /** Another value takes the focus again: the visitor tried once more. */
  attempt: number;
};

/** Heads a form that could not be sent: takes focus, says how much is left, and leads to each place. */
export function ErrorSummary({ heading, errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);

  // An ordinary jump would put the field's id in the address, and leave the focus behind.
  function lead(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  }

  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary-heading">
      <WarningSign />
      <h2 id="error-summary-heading">{heading}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  padding: var(--s5);
  background: var(--error-ground);
  color: var(--text);
  border-left: 10px solid var(--error);

  svg {
    width: 2.5rem;
    height: 2.5rem;
    fill: var(--error);
  }
  h2 {
    align-self: center;
    font-size: var(--t-h3);
  }
  ul {
    display: grid;
    gap: var(--s1);
    grid-column: 2;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--error);
    font-weight: var(--w-strong);
    line-height: 1.35;
  }
  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* The sign has no room beside a word in large letters. */
  @media (max-width: 22.4375em) {
    display: block;
    padding: 6vw;
  }
`;
