import React, { useId, useRef, type ReactNode } from "react";
import { isEnoughOfName } from "@hjarta-lunga/contract/memorials.ts";
import type { DeceasedPerson } from "@hjarta-lunga/contract/schemas/lookups.ts";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { lookupDeceasedPeople } from "./lazy-steps.ts";
import { LookupField } from "./lookup-field.tsx";
import type { SheetDraft } from "./memorial-gift.ts";

type Props = {
  form: FormState;
  sheet: SheetDraft;
  onChange: (change: Partial<SheetDraft>) => void;
  children?: ReactNode;
};

const written = (year: number | null): string => (year === null ? "" : String(year));

type Picked = Pick<SheetDraft, "name" | "bornYear" | "diedYear">;
const beginning = (name: string) => name.trim().slice(0, 3).toLowerCase();
/** A letter mended in a name is the same person; who writes another beginning means another one. */
const isOfOther = (typed: string, { name }: Picked) => beginning(typed) !== beginning(name);

export function Remembered({ form, sheet, onChange, children }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  const picked = useRef<Picked | null>(null);

  /** The years of somebody found in the register never stand beside another name. */
  function type(name: string) {
    const before = picked.current;
    if (before === null || !isOfOther(name, before)) {
      onChange({ name });
      return;
    }
    picked.current = null;
    const areOfRegister = sheet.bornYear === before.bornYear && sheet.diedYear === before.diedYear;
    onChange({ name, ...(areOfRegister && { bornYear: "", diedYear: "" }) });
  }
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.who")}</h2>
      <PersonSearch
        form={form}
        name={sheet.name}
        onType={type}
        onPick={({ name, bornYear, diedYear }) => {
          picked.current = { name, bornYear: written(bornYear), diedYear: written(diedYear) };
          onChange(picked.current);
        }}
      />
      {children}
    </section>
  );
}

type PersonSearchProps = {
  form: FormState;
  name: string;
  onType: (name: string) => void;
  onPick: (person: DeceasedPerson) => void;
};

export function PersonSearch({ form, name, onType, onPick }: PersonSearchProps) {
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
