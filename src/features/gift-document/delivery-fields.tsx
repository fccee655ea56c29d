import React, { useId } from "react";
import { styled } from "styled-components";
import { documentDeliveries } from "@hjarta-lunga/contract/gift-documents.ts";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { FormField } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import type { DeliveryDraft } from "./gift-document.ts";
import type { DocumentForm } from "./use-document-form.ts";

type Props = { form: DocumentForm; delivery: DeliveryDraft; onChange: (change: Partial<DeliveryDraft>) => void };

/** Where it goes: each way with the fields that it needs, and no others. */
export function DeliveryFields({ form, delivery, onChange }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  return (
    <Delivery aria-labelledby={headingId}>
      <h2 id={headingId}>{say("giftDocument.delivery")}</h2>
      <RadioOptions
        legend={say("giftDocument.delivery.how")}
        name="delivery"
        options={documentDeliveries.map((way) => ({
          value: way,
          label: say(`giftDocument.delivery.${way}`),
          help: say(`giftDocument.delivery.${way}Help`),
        }))}
        chosen={delivery.way}
        onChoose={(way) => onChange({ way })}
      />
      {delivery.way === "post" && (
        <>
          <FormField
            form={form}
            name="recipient"
            hint={say("giftDocument.recipient.hint")}
            value={delivery.recipient}
            autoComplete="off"
            autoCapitalize="words"
            onChange={(recipient) => onChange({ recipient })}
          />
          <AddressFields form={form} legend={say("giftDocument.address")} address={delivery} onChange={onChange} />
        </>
      )}
    </Delivery>
  );
}

const Delivery = styled.section`
  > * + * {
    margin-top: var(--s6);
  }
  h2 + fieldset {
    margin-top: 0;
  }
  fieldset:first-of-type > legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;
