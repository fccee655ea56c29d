import React, { type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import type { WrittenPerson } from "./remembered-shape.ts";

type Years = Pick<WrittenPerson, "bornYear" | "diedYear">;
type Props = {
  form: FormState;
  years: Years;
  onChange: (change: Partial<Years>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  className?: string;
};

export function YearFields({ form, years, onChange, onKeyDown, className }: Props) {
  const { say } = useTexts();
  return (
    <Beside className={className}>
      {(["bornYear", "diedYear"] as const).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          optional={say("form.optional")}
          value={years[name]}
          onChange={(written) => onChange({ [name]: written })}
          onKeyDown={onKeyDown}
        />
      ))}
    </Beside>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--s4);
  max-width: 32rem;
  /* Where one of them breaks, both do: the fields stand on one line. */
  small {
    display: block;
    ${from("S")} {
      display: inline;
    }
  }
`;
