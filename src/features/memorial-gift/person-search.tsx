import React from "react";
import { isEnoughOfName } from "@hjarta-lunga/contract/memorials.ts";
import type { DeceasedPerson } from "@hjarta-lunga/contract/schemas/lookups.ts";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { lookupDeceasedPeople } from "./lazy-lookups.ts";
import { LookupField } from "./lookup-field.tsx";

type Props = {
  form: FormState;
  name: string;
  onType: (name: string) => void;
  onPick: (person: DeceasedPerson) => void;
};

export function PersonSearch({ form, name, onType, onPick }: Props) {
  const { say } = useTexts();
  return (
    <LookupField
      form={form}
      field="remembered.name"
      written={name}
      texts="memorial.search"
      lookup={lookupDeceasedPeople}
      failure="DeceasedPersonsFailed"
      mayAsk={isEnoughOfName}
      onType={onType}
      onPick={onPick}
    >
      {(person) => (
        <>
          <b>{person.name}</b>
          <span>{[yearsOf(person, say), person.town].filter((known) => known !== null).join(", ")}</span>
        </>
      )}
    </LookupField>
  );
}

function yearsOf({ bornYear, diedYear }: DeceasedPerson, say: Say): string | null {
  if (bornYear !== null && diedYear !== null) return `${bornYear}–${diedYear}`;
  if (bornYear !== null) return say("memorial.search.born", { year: bornYear });
  return diedYear === null ? null : say("memorial.search.died", { year: diedYear });
}
