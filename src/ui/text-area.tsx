import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { FieldMessage } from "./field-message.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  optional?: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  below?: ReactNode;
  onChange: (written: string) => void;
  onBlur?: () => void;
};

export function TextArea({ id, name, label, optional, hint, error, value, below, onChange, onBlur }: Props) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
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
      <textarea
        id={id}
        name={name}
        rows={5}
        autoComplete="off"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {below}
      <div className="field-room">{error && <FieldMessage id={errorId} text={error} />}</div>
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
  textarea {
    display: block;
    width: 100%;
    /* Five lines, and as many as are written where the browser can: a long greeting is seen whole. */
    min-height: calc(5lh + 1.4rem + 4px);
    max-height: 24lh;
    field-sizing: content;
    margin-top: var(--s2);
    padding: 0.7rem 0.9rem;
    border: 2px solid var(--outline);
    border-radius: 2px;
    background: var(--sheet);
    color: var(--text);
    font: inherit;
    font-size: 1.25rem;
    line-height: 1.45;
    resize: vertical;
  }
  textarea + p {
    margin-top: var(--s2);
  }
  textarea[aria-invalid] {
    padding: calc(0.7rem - 2px) calc(0.9rem - 2px);
    border: 4px solid var(--error);
  }
`;
