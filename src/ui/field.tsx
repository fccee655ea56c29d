import React, { useState, type InputHTMLAttributes, type ReactNode } from "react";
import { styled } from "styled-components";
import { FieldMessage } from "./field-message.tsx";

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength" | "required"
>;
type Props = Input & {
  /** Where the summary of errors leads. */
  id: string;
  name: string;
  label: string;
  /** Said after the label, for what may be left out. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  short?: boolean;
  /** What is said of it comes while the visitor is further down: there is room for it, so that nothing moves. */
  withRoom?: boolean;
  value: string;
  onChange: (written: string) => void;
  onBlur?: () => void;
  /** Under the field: a suggestion, for example. */
  children?: ReactNode;
};

/** One line to write on, with its label, hint and error tied to it. */
export function Field(props: Props) {
  const { id, label, optional, hint, error, short, withRoom, onChange, onBlur, children, ...input } = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // Once something was said here its room stays: what is mended moves nothing under the visitor's hands.
  const [wasWrong, setWasWrong] = useState(false);
  if (error && !wasWrong) setWasWrong(true);
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
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
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <div className={withRoom || wasWrong ? "field-room" : undefined}>
        {error && <FieldMessage id={errorId} text={error} />}
        {children}
      </div>
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
