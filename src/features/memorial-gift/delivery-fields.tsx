import React from "react";
import { sheetDeliveries } from "@hjarta-lunga/contract/memorials.ts";
import type { FuneralParlor } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { DeliverySection } from "#src/core/document-order/delivery-section.tsx";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { lookupFuneralParlors } from "./lazy-steps.ts";
import { LookupField } from "./lookup-field.tsx";
import type { DeliveryDraft } from "./memorial-gift.ts";

type Props = {
  form: FormState;
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

type ParlorSearchProps = {
  form: FormState;
  name: string;
  onType: (name: string) => void;
  onPick: (parlor: FuneralParlor) => void;
};

export function ParlorSearch({ form, name, onType, onPick }: ParlorSearchProps) {
  const { say } = useTexts();
  return (
    <LookupField
      form={form}
      field="funeral.parlor"
      written={name}
      texts="memorial.parlorSearch"
      lookup={lookupFuneralParlors}
      failure="FuneralParloursFailed"
      onType={onType}
      onPick={onPick}
    >
      {(parlor) => (
        <>
          <b>{parlor.name}</b>
          <span>
            {[parlor.street, parlor.town, parlor.takesSheets ? null : say("memorial.parlorSearch.noSheets")]
              .filter((known) => known !== null)
              .join(", ")}
          </span>
        </>
      )}
    </LookupField>
  );
}
