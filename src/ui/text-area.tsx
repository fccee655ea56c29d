import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { FieldMessage } from "./field-message.tsx";
import { describedBy, Labelled } from "./labelled.tsx";

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
  const errorId = `${id}-error`;
  return (
    <Box id={id} label={label} optional={optional} hint={hint}>
      <textarea
        id={id}
        name={name}
        rows={5}
        autoComplete="off"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, errorId: error && errorId })}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {below}
      <div className="field-room">{error && <FieldMessage id={errorId} text={error} />}</div>
    </Box>
  );
}

const Box = styled(Labelled)`
  textarea {
    /* Five lines, and as many as are written where the browser can: a long greeting is seen whole. */
    min-height: calc(5lh + 1.4rem + 4px);
    max-height: 24lh;
    field-sizing: content;
    padding: 0.7rem 0.9rem;
    line-height: 1.45;
    resize: vertical;
  }
  textarea + p {
    margin-top: var(--s2);
  }
  textarea[aria-invalid] {
    padding: calc(0.7rem - 2px) calc(0.9rem - 2px);
  }
`;
