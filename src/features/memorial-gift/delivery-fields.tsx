import React from "react";
import { sheetDeliveries } from "@hjarta-lunga/contract/memorials.ts";
import { DeliverySection } from "#src/core/document-order/delivery-section.tsx";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { FormField } from "#src/core/form/form-field.tsx";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { DeliveryDraft } from "./memorial-gift.ts";
import { ParlorSearch } from "./parlor-search.tsx";
import type { SheetForm } from "./use-sheet-form.ts";

type Props = {
  form: SheetForm;
  delivery: DeliveryDraft;
  phone: Phone;
  onChange: (change: Partial<DeliveryDraft>) => void;
};

const traits = {
  day: { type: "date", short: true, autoComplete: "off" },
  place: { autoComplete: "off", autoCapitalize: "sentences" },
  handTo: { autoComplete: "off", autoCapitalize: "words" },
  recipient: { autoComplete: "off", autoCapitalize: "words" },
} as const;

export function DeliveryFields({ form, delivery, phone, onChange }: Props) {
  const { say } = useTexts();
  const field = (name: keyof typeof traits, extra: { hint?: string; optional?: string } = {}) => (
    <FormField
      form={form}
      name={name}
      value={delivery[name]}
      onChange={(written) => onChange({ [name]: written })}
      {...traits[name]}
      {...extra}
    />
  );
  return (
    <DeliverySection
      namespace="memorial"
      options={sheetDeliveries.map((to) => ({
        value: to,
        label: say(`memorial.delivery.${to}`),
        help: say(`memorial.delivery.${to}Help`),
      }))}
      chosen={delivery.to}
      onChoose={(to) => onChange({ to })}
    >
      {delivery.to === "parlor" && (
        <>
          <ParlorSearch
            form={form}
            name={delivery.parlor}
            onType={(parlor) => onChange({ parlor, parlorId: "" })}
            onPick={({ id, name, town, takesSheets }) =>
              onChange({ parlor: `${name}, ${town}`, parlorId: takesSheets ? id : "" })
            }
          />
          {field("day")}
          {form.problemOf("day") === "tooLate" && <PhoneLine role="status" phone={phone} text="memorial.day.call" />}
          {field("place", { optional: say("form.optional"), hint: say("memorial.place.hint") })}
          {field("handTo", { hint: say("memorial.handTo.hint") })}
        </>
      )}
      {delivery.to === "post" && (
        <>
          {field("recipient", { hint: say("memorial.recipient.hint") })}
          <AddressFields form={form} legend={say("memorial.address")} address={delivery} onChange={onChange} />
        </>
      )}
    </DeliverySection>
  );
}
