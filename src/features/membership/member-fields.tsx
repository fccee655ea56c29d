import React from "react";
import { styled } from "styled-components";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { NameFields } from "#src/core/donor/name-fields.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import type { MemberDraft } from "./membership-draft.ts";

type Props = { form: FormState; member: MemberDraft; onChange: (change: Partial<MemberDraft>) => void };

const traits = {
  mobile: { autoComplete: "tel", type: "tel", short: true, withRoom: true, maxLength: 30 },
  street: { autoComplete: "street-address", autoCapitalize: "words" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", maxLength: 10 },
  town: { autoComplete: "address-level2", autoCapitalize: "words" },
} as const;

/** Who becomes a member, and where the paper comes. */
export function MemberFields({ form, member, onChange }: Props) {
  const { say } = useTexts();
  const field = (name: keyof typeof traits, extra: { hint?: string; optional?: string } = {}) => (
    <FormField
      form={form}
      name={name}
      value={member[name]}
      onChange={(written) => onChange({ [name]: written })}
      {...traits[name]}
      {...extra}
    />
  );
  return (
    <>
      <NameFields form={form} names={member} onChange={onChange} />
      <EmailField
        form={form}
        written={member.email}
        hint={say("membership.emailHint")}
        onChange={(email) => onChange({ email })}
      />
      {field("mobile", { optional: say("form.optional"), hint: say("membership.mobileHint") })}
      <Address>
        <legend>{say("membership.address")}</legend>
        {field("street")}
        <div className="town">
          {field("postalCode")}
          {field("town")}
        </div>
      </Address>
    </>
  );
}

const Address = styled.fieldset`
  display: grid;
  gap: var(--s5);

  legend {
    padding: 0;
    margin-bottom: var(--s4);
    font: 700 var(--t-h4) / 1.25 var(--font-head);
  }
  .town {
    display: grid;
    gap: var(--s5) var(--gap);
  }
  ${from("S")} {
    .town {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`;
