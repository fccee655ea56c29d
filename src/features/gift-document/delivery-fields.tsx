import React from "react";
import { documentDeliveries } from "@hjarta-lunga/contract/gift-documents.ts";
import { DeliverySection } from "#src/core/document-order/delivery-section.tsx";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { DeliveryDraft } from "./gift-document.ts";

type Props = { form: FormState; delivery: DeliveryDraft; onChange: (change: Partial<DeliveryDraft>) => void };

/** Where it goes: each way with the fields that it needs, and no others. */
export function DeliveryFields({ form, delivery, onChange }: Props) {
  const { say } = useTexts();
  return (
    <DeliverySection
      namespace="giftDocument"
      options={documentDeliveries.map((way) => ({
        value: way,
        label: say(`giftDocument.delivery.${way}`),
        help: say(`giftDocument.delivery.${way}Help`),
      }))}
      chosen={delivery.way}
      onChoose={(way) => onChange({ way })}
    >
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
    </DeliverySection>
  );
}
