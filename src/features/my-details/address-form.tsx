import React, { useState } from "react";
import { styled } from "styled-components";
import { PersonField } from "#src/core/donor/person-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { DetailsForm } from "./details-form.tsx";
import { addressForm } from "./details-rules.ts";
import type { Own } from "./my-details-types.ts";
import { useTyped } from "./typed-words.ts";
import { useDetailsForm } from "./use-details-form.ts";

const empty = { street: "", postalCode: "", town: "" };
type Address = typeof empty;

export function AddressForm({ data, phone, update }: Own) {
  const { say } = useTexts();
  const { address } = data.contact;
  const { words, write, forget } = useTyped<Address>("address", address === null ? empty : asWritten(address));
  const [outcome, setOutcome] = useState<"saved" | "removed" | null>(null);
  const isEmpty = Object.values(words).every((written) => written.trim() === "");
  const form = useDetailsForm({
    schema: addressForm,
    value: words,
    fields: Object.keys(empty),
    send: (parsed) => update({ change: "address", address: parsed }),
    onDone: () => done("saved"),
  });
  const removal = useDetailsForm({
    schema: addressForm.partial(),
    value: {},
    fields: [],
    send: () => update({ change: "address", address: null }),
    onDone: () => done("removed"),
  });

  function done(what: "saved" | "removed") {
    forget();
    setOutcome(what);
  }
  function change(made: Partial<Address>) {
    form.changed();
    setOutcome(null);
    write({ ...words, ...made });
  }
  return (
    <DetailsForm
      form={{ ...form, failure: form.failure ?? removal.failure }}
      label={say("myDetails.address")}
      submit="myDetails.address.save"
      phone={phone}
      outcome={outcome && say(`myDetails.address.${outcome}`)}
      second={
        address !== null &&
        !isEmpty && (
          <button className="plain" type="button" onClick={removal.submit} aria-busy={removal.isSending || undefined}>
            {say("myDetails.address.remove")}
          </button>
        )
      }
    >
      <Fields>
        <PersonField form={form} name="street" person={words} onChange={change} />
        <PersonField form={form} name="postalCode" person={words} onChange={change} />
        <PersonField form={form} name="town" person={words} onChange={change} />
      </Fields>
    </DetailsForm>
  );
}

/** "531 32", as on an envelope. */
const asWritten = (address: Address): Address => ({
  ...address,
  postalCode: address.postalCode.replace(/^(\d{3})(\d{2})$/, "$1 $2"),
});

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--gap);

  ${from("M")} {
    grid-template-columns: minmax(0, 1fr) 9rem minmax(0, 1fr);
  }
`;
