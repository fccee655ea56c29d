import React from "react";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AddressFields } from "./address-fields.tsx";
import { EmailField } from "./email-field.tsx";
import { NameFields } from "./name-fields.tsx";
import { PersonField } from "./person-field.tsx";

type Contact = Record<"firstName" | "lastName" | "email" | "mobile" | "street" | "postalCode" | "town", string>;
type Props = {
  form: FormState;
  namespace: "article" | "membership";
  contact: Contact;
  onChange: (change: Partial<Contact>) => void;
};

export function ContactFields({ form, namespace, contact, onChange }: Props) {
  const { say } = useTexts();
  return (
    <>
      <NameFields form={form} names={contact} onChange={onChange} />
      <EmailField
        form={form}
        written={contact.email}
        hint={say(`${namespace}.emailHint`)}
        onChange={(email) => onChange({ email })}
      />
      <PersonField
        form={form}
        name="mobile"
        person={contact}
        optional={say("form.optional")}
        hint={say(`${namespace}.mobileHint`)}
        onChange={onChange}
      />
      <AddressFields form={form} legend={say(`${namespace}.address`)} address={contact} onChange={onChange} />
    </>
  );
}
