import React from "react";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { NameFields } from "#src/core/donor/name-fields.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { MemberDraft } from "./membership-draft.ts";

type Props = { form: FormState; member: MemberDraft; onChange: (change: Partial<MemberDraft>) => void };

/** Who becomes a member, and where the paper comes. */
export function MemberFields({ form, member, onChange }: Props) {
  const { say } = useTexts();
  return (
    <>
      <NameFields form={form} names={member} onChange={onChange} />
      <EmailField
        form={form}
        written={member.email}
        hint={say("membership.emailHint")}
        onChange={(email) => onChange({ email })}
      />
      <FormField
        form={form}
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        short
        withRoom
        optional={say("form.optional")}
        hint={say("membership.mobileHint")}
        value={member.mobile}
        onChange={(mobile) => onChange({ mobile })}
      />
      <AddressFields form={form} legend={say("membership.address")} address={member} onChange={onChange} />
    </>
  );
}
