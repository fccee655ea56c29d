import React, { type ComponentProps } from "react";
import { FormField } from "#src/core/form/form-field.tsx";

const traits = {
  firstName: { autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "family-name", autoCapitalize: "words" },
  companyName: { autoComplete: "organization", autoCapitalize: "words" },
  organisationNumber: { autoComplete: "off", inputMode: "numeric", short: true, withRoom: true, maxLength: 20 },
  personalNumber: { autoComplete: "off", inputMode: "numeric", short: true, withRoom: true, maxLength: 20 },
  mobile: { autoComplete: "tel", type: "tel", short: true, withRoom: true, maxLength: 30 },
  street: { autoComplete: "street-address", autoCapitalize: "words" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", short: true, withRoom: true, maxLength: 10 },
  workplace: { autoComplete: "organization" },
  town: { autoComplete: "address-level2", autoCapitalize: "words" },
} as const;
type Name = keyof typeof traits;

type Props<Of extends Name> = Pick<ComponentProps<typeof FormField>, "form" | "hint" | "optional"> & {
  name: Of;
  person: Record<Of, string>;
  onChange: (change: Partial<Record<Of, string>>) => void;
};

/** A field of who somebody is or where they live, with what browsers and keyboards need to know of it. */
export function PersonField<Of extends Name>({ name, person, onChange, ...props }: Props<Of>) {
  return (
    <FormField
      name={name}
      value={person[name]}
      onChange={(written) => onChange({ [name]: written } as Partial<Record<Of, string>>)}
      {...traits[name]}
      {...props}
    />
  );
}
