import React from "react";
import { styled } from "styled-components";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { from } from "#src/ui/media.ts";

type Names = { firstName: string; lastName: string };
type Props = { form: FormState; names: Names; onChange: (change: Partial<Names>) => void };

export function NameFields({ form, names, onChange }: Props) {
  return (
    <FieldPair>
      <FormField
        form={form}
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        value={names.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <FormField
        form={form}
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        value={names.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
    </FieldPair>
  );
}

const FieldPair = styled.div`
  display: grid;
  gap: var(--s6) var(--gap);
  ${from("S")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
