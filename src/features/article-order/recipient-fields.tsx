import React from "react";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { NameFields } from "#src/core/donor/name-fields.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { RecipientDraft } from "./article-draft.ts";

type Props = { form: FormState; recipient: RecipientDraft; onChange: (change: Partial<RecipientDraft>) => void };

/** Who orders, and where the parcel goes. */
export function RecipientFields({ form, recipient, onChange }: Props) {
  const { say } = useTexts();
  return (
    <>
      <NameFields form={form} names={recipient} onChange={onChange} />
      <EmailField
        form={form}
        written={recipient.email}
        hint={say("article.emailHint")}
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
        hint={say("article.mobileHint")}
        value={recipient.mobile}
        onChange={(mobile) => onChange({ mobile })}
      />
      <AddressFields form={form} legend={say("article.address")} address={recipient} onChange={onChange} />
      <FormField
        form={form}
        name="workplace"
        autoComplete="organization"
        optional={say("form.optional")}
        hint={say("article.workplaceHint")}
        value={recipient.workplace}
        onChange={(workplace) => onChange({ workplace })}
      />
    </>
  );
}
