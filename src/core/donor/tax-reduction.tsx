import React from "react";
import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { CheckboxOption } from "#src/ui/option.tsx";
import type { DonorDraft } from "./donor-draft.ts";
import { PersonField } from "./person-field.tsx";

type Props = { form: FormState; person: DonorDraft; hint: string; onChange: (change: Partial<DonorDraft>) => void };

/** Whether one wants it, and the number that it takes. */
export function TaxReduction({ form, person, hint, onChange }: Props) {
  const { say, language } = useTexts();
  const { percent, leastGift, leastInYear } = giftTaxRule();
  return (
    <>
      <CheckboxOption
        label={say("donor.taxReduction")}
        help={say("donor.taxReductionHelp", {
          percent,
          gift: formatAmount(leastGift, language),
          year: formatAmount(leastInYear, language),
        })}
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
