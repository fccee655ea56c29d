import React from "react";
import type { FuneralParlor } from "@hjarta-lunga/contract/schemas/lookups.ts";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { lookupFuneralParlors } from "./lazy-lookups.ts";
import { LookupField } from "./lookup-field.tsx";

type Props = {
  form: FormState;
  name: string;
  onType: (name: string) => void;
  onPick: (parlor: FuneralParlor) => void;
};

export function ParlorSearch({ form, name, onType, onPick }: Props) {
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
