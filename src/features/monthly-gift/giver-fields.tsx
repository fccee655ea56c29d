import React from "react";
import { styled } from "styled-components";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { NameFields } from "#src/core/donor/name-fields.tsx";
import { PersonField } from "#src/core/donor/person-field.tsx";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CheckboxOption } from "#src/ui/option.tsx";
import { asksForNumber } from "./account-shape.ts";
import type { Giver, MandateDraft } from "./mandate-draft.ts";

type Props = {
  kind: MandateJourneyKind;
  form: FormState;
  draft: MandateDraft;
  onChange: (change: Partial<Giver>) => void;
};

/** Who gives, when it is not the one whose account it is: the thanks and the tax reduction are theirs. */
export function GiverFields({ kind, form, draft, onChange }: Props) {
  const { say } = useTexts();
  const { giver } = draft;
  return (
    <Giver>
      <CheckboxOption
        label={say("monthly.giver.other")}
        {...(giver.isOther && { help: say("monthly.giver.otherHelp") })}
        name="giver"
        checked={giver.isOther}
        onChange={(isOther) => onChange({ isOther })}
      />
      {giver.isOther && <NameFields form={form} names={giver} onChange={onChange} />}
      {asksForNumber(kind, draft) && (
        <PersonField
          form={form}
          name="personalNumber"
          person={giver}
          optional={say("form.optional")}
          hint={say("monthly.giver.numberHint")}
          onChange={onChange}
        />
      )}
    </Giver>
  );
}

const Giver = styled.div`
  > * + * {
    margin-top: var(--s5);
  }
`;
