import React, { type ReactNode } from "react";
import { styled } from "styled-components";

type Described = { id: string; hint?: string | undefined; errorId?: string | undefined };
type Props = {
  id: string;
  className?: string;
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
};

const hintIdOf = (id: string) => `${id}-hint`;

export const describedBy = ({ id, hint, errorId }: Described): string | undefined =>
  [hint && hintIdOf(id), errorId].filter(Boolean).join(" ") || undefined;

export function Labelled({ id, className, label, optional, hint, children }: Props & { children: ReactNode }) {
  return (
    <Box className={className}>
      <label htmlFor={id}>
        {label}
        {optional && <small> {optional}</small>}
      </label>
      {hint && (
        <p className="hint" id={hintIdOf(id)}>
          {hint}
        </p>
      )}
      {children}
    </Box>
  );
}

const Box = styled.div`
  label {
    display: block;
    font-weight: var(--w-strong);
  }
  small {
    color: var(--text-soft);
    font-size: inherit;
    font-weight: 400;
  }
  .hint {
    margin-top: var(--s1);
    color: var(--text-soft);
    line-height: 1.4;
  }
  > :is(input, select, textarea) {
    display: block;
    width: 100%;
    min-height: 3.5rem;
    margin-top: var(--s2);
    padding: 0.5rem 0.9rem;
    border: 2px solid var(--outline);
    border-radius: 2px;
    background: var(--sheet);
    color: var(--text);
    font: inherit;
    font-size: 1.25rem;
  }
  > [aria-invalid] {
    padding: calc(0.5rem - 2px) calc(0.9rem - 2px);
    border: 4px solid var(--error);
  }
`;
