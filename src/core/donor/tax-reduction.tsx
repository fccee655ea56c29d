import React from "react";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import type { DonorDraft } from "./donor-draft.ts";
import { PersonField } from "./person-field.tsx";

type Props = { form: FormState; person: DonorDraft; hint: string; onChange: (change: Partial<DonorDraft>) => void };

/** Whether one wants it, and the number that it takes. */
export function TaxReduction({ form, person, hint, onChange }: Props) {
  const { say } = useTexts();
  return (
    <>
      <CheckboxOption
        label={say("donor.taxReduction")}
        help={say("donor.taxReductionHelp")}
        name="taxReduction"
        checked={person.taxReduction}
        onChange={(taxReduction) => onChange({ taxReduction })}
      />
      {person.taxReduction && (
        <PersonField form={form} person={person} onChange={onChange} name="personalNumber" hint={hint} />
      )}
    </>
  );
}
