import React from "react";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import type { DonorDraft } from "./donor-draft.ts";
import { givesTaxReduction } from "./donor-shape.ts";
import { EmailField } from "./email-field.tsx";
import { NameFields } from "./name-fields.tsx";
import { PersonField } from "./person-field.tsx";
import { TaxReduction } from "./tax-reduction.tsx";

type Props = {
  form: FormState;
  draft: DonorDraft;
  amount: number;
  /** Also of who gives without a name: something is sent there. */
  needsEmail?: boolean;
  onChange: (change: Partial<DonorDraft>) => void;
};

export function DonorFields(props: Props) {
  const { form, draft, amount, needsEmail = false, onChange } = props;
  const { say } = useTexts();
  const { kind } = draft;
  const maySkipEmail = kind === "anonymous" && !needsEmail;

  const email = (
    <EmailField
      key="email"
      form={form}
      written={draft.email}
      hint={say(maySkipEmail ? "donor.email.anonymousHint" : "donor.email.hint")}
      optional={maySkipEmail ? say("form.optional") : undefined}
      onChange={(written) => onChange({ email: written })}
    />
  );
  const field = { form, person: draft, onChange };

  return (
    <>
      <RadioOptions
        legend={say("donor.kind")}
        name="donor-kind"
        inRow
        options={[
          { value: "person", label: say("donor.person") },
          { value: "company", label: say("donor.company") },
          { value: "anonymous", label: say("donor.anonymous") },
        ]}
        chosen={kind}
        onChoose={(chosen) => onChange({ kind: chosen })}
      />
      {kind === "person" && (
        <>
          <NameFields form={form} names={draft} onChange={onChange} />
          {email}
          {givesTaxReduction(draft, amount) && <TaxReduction {...field} hint={say("donor.personalNumber.hint")} />}
        </>
      )}
      {kind === "company" && (
        <>
          <PersonField {...field} name="companyName" />
          <PersonField {...field} name="organisationNumber" hint={say("donor.organisationNumber.hint")} />
          {email}
        </>
      )}
      {kind === "anonymous" && (
        <>
          <p>{say("donor.anonymousHelp")}</p>
          {email}
        </>
      )}
    </>
  );
}
