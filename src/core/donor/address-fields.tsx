import React from "react";
import { styled } from "styled-components";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";

type PostalAddress = { street: string; postalCode: string; town: string };
type Props = {
  form: FormState;
  legend: string;
  address: PostalAddress;
  onChange: (change: Partial<PostalAddress>) => void;
};

const traits = {
  street: { autoComplete: "street-address", autoCapitalize: "words" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", maxLength: 10, short: true, withRoom: true },
  town: { autoComplete: "address-level2", autoCapitalize: "words" },
} as const;

export function AddressFields({ form, legend, address, onChange }: Props) {
  const field = (name: keyof typeof traits) => (
    <FormField
      form={form}
      name={name}
      value={address[name]}
      onChange={(written) => onChange({ [name]: written })}
      {...traits[name]}
    />
  );
  return (
    <Address>
      <legend>{legend}</legend>
      {field("street")}
      {field("postalCode")}
      {field("town")}
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
