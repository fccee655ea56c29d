import React, { type InputHTMLAttributes, type ReactNode } from "react";
import { styled } from "styled-components";
import { describedBy, Labelled } from "./labelled.tsx";

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
  return (
    <Box id={id} label={label} optional={optional} hint={hint}>
      <input
        {...input}
        id={id}
        className={short ? "short" : undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={describedBy({ id, hint, errorId })}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {children}
    </Box>
  );
}

const Box = styled(Labelled)`
  .short {
    max-width: 17rem;
  }
`;
