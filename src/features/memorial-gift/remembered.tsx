import React, { useId } from "react";
import { styled } from "styled-components";
import { FormField } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { SheetDraft } from "./memorial-draft.ts";
import { PersonSearch } from "./person-search.tsx";
import type { SheetForm } from "./use-sheet-form.ts";

type Props = { form: SheetForm; sheet: SheetDraft; onChange: (change: Partial<SheetDraft>) => void };

const written = (year: number | null): string => (year === null ? "" : String(year));

/** Who the gift is in memory of. */
export function Remembered({ form, sheet, onChange }: Props) {
  const { say } = useTexts();
  const headingId = useId();
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
    />
  );
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.who")}</h2>
      <PersonSearch
        form={form}
        name={sheet.name}
        onType={(name) => onChange({ name })}
        onPick={({ name, bornYear, diedYear }) =>
          onChange({ name, bornYear: written(bornYear), diedYear: written(diedYear) })
        }
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
  max-width: 24rem;
  margin-top: var(--s5);
`;
