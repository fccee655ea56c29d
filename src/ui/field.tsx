import React, { type InputHTMLAttributes, type ReactNode } from "react";
import { styled } from "styled-components";

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | ("type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength" | "required")
  // For a combobox: use-combobox.ts.
  | ("role" | "aria-autocomplete" | "aria-expanded" | "aria-controls" | "aria-activedescendant" | "onKeyDown")
>;
export type FieldProps = Input & {
  id: string;
  name: string;
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
  errorId?: string | undefined;
  short?: boolean;
  value: string;
  onChange: (written: string) => void;
  onBlur?: () => void;
  children?: ReactNode;
};

export function Field(props: FieldProps) {
  const { id, label, optional, hint, errorId, short, onChange, onBlur, children, ...input } = props;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, errorId].filter(Boolean).join(" ");
  return (
    <Box>
      <label htmlFor={id}>
        {label}
        {optional && <small> {optional}</small>}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={short ? "short" : undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
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
  input {
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
  .short {
    max-width: 17rem;
  }
  input[aria-invalid] {
    padding: calc(0.5rem - 2px) calc(0.9rem - 2px);
    border: 4px solid var(--error);
  }
`;
