import React from "react";
import { ContactFields } from "#src/core/donor/contact-fields.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { RecipientDraft } from "./article-draft.ts";

type Props = { form: FormState; recipient: RecipientDraft; onChange: (change: Partial<RecipientDraft>) => void };

export function RecipientFields({ form, recipient, onChange }: Props) {
  const { say } = useTexts();
  return (
    <>
      <ContactFields form={form} namespace="article" contact={recipient} onChange={onChange} />
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
