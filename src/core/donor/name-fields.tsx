import React from "react";
import { styled } from "styled-components";
import type { FormState } from "#src/core/form/form-field.tsx";
import { from } from "#src/ui/media.ts";
import { PersonField } from "./person-field.tsx";

type Names = { firstName: string; lastName: string };
type Props = { form: FormState; names: Names; onChange: (change: Partial<Names>) => void };

export function NameFields({ form, names, onChange }: Props) {
  return (
    <FieldPair>
      <PersonField form={form} name="firstName" person={names} onChange={onChange} />
      <PersonField form={form} name="lastName" person={names} onChange={onChange} />
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
