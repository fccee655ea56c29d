import React, { useId, useRef } from "react";
import { styled } from "styled-components";
import { FormField } from "#src/core/form/form-field.tsx";
import { stayOnEnter } from "#src/core/form/stay-on-enter.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { SheetDraft } from "./memorial-gift.ts";
import { PersonSearch } from "./person-search.tsx";
import type { SheetForm } from "./use-sheet-form.ts";

type Props = { form: SheetForm; sheet: SheetDraft; onChange: (change: Partial<SheetDraft>) => void };

const written = (year: number | null): string => (year === null ? "" : String(year));

type Picked = Pick<SheetDraft, "name" | "bornYear" | "diedYear">;
const beginning = (name: string) => name.trim().slice(0, 3).toLowerCase();
/** A letter mended in a name is the same person; who writes another beginning means another one. */
const isOfOther = (typed: string, { name }: Picked) => beginning(typed) !== beginning(name);

export function Remembered({ form, sheet, onChange }: Props) {
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
  const year = (name: "bornYear" | "diedYear") => (
    <FormField
      form={form}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      optional={say("form.optional")}
      value={sheet[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      // They stand first of all, below a search: a correction that may be made once must not be sent from here.
      onKeyDown={stayOnEnter}
    />
  );
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
      <Years>
        {year("bornYear")}
        {year("diedYear")}
      </Years>
    </section>
  );
}

const Years = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--s4);
  max-width: 32rem;
  margin-top: var(--s5);
`;
