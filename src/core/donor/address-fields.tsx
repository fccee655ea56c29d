import React from "react";
import { styled } from "styled-components";
import type { FormState } from "#src/core/form/form-field.tsx";
import { PersonField } from "./person-field.tsx";

type PostalAddress = { street: string; postalCode: string; town: string };
type Props = {
  form: FormState;
  legend: string;
  address: PostalAddress;
  onChange: (change: Partial<PostalAddress>) => void;
};

export function AddressFields({ form, legend, address, onChange }: Props) {
  return (
    <Address>
      <legend>{legend}</legend>
      <PersonField form={form} name="street" person={address} onChange={onChange} />
      <PersonField form={form} name="postalCode" person={address} onChange={onChange} />
      <PersonField form={form} name="town" person={address} onChange={onChange} />
    </Address>
  );
}

const Address = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);

  legend {
    padding: 0;
    margin-bottom: var(--s4);
    font: 700 var(--t-h4) / 1.25 var(--font-head);
  }
`;
