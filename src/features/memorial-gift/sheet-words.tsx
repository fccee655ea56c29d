import React, { useId } from "react";
import { styled } from "styled-components";
import { mostGivers } from "@hjarta-lunga/contract/memorials.ts";
import { NameList } from "#src/core/form/name-list.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SheetDesigns } from "./sheet-designs.tsx";
import { GreetingField } from "./greeting-field.tsx";
import type { SheetDraft } from "./memorial-gift.ts";
import type { SheetForm } from "./use-sheet-form.ts";

type Props = { form: SheetForm; sheet: SheetDraft; phone: string; onChange: (change: Partial<SheetDraft>) => void };

/** The picture, the greeting, and from whom. */
export function SheetWords({ form, sheet, phone, onChange }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  return (
    <Words aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.sheet")}</h2>
      <SheetDesigns chosen={sheet.design} onChoose={(design) => onChange({ design })} />
      <GreetingField form={form} greeting={sheet.greeting} onChange={(greeting) => onChange({ greeting })} />
      <NameList
        form={form}
        list="givers"
        rows={sheet.givers}
        least={1}
        most={mostGivers}
        words={{
          legend: say("memorial.givers"),
          hint: say("memorial.givers.hint"),
          add: say("memorial.givers.add"),
          full: say("memorial.givers.full", { phone }),
          label: (number) => say("memorial.givers.label", { number }),
          remove: (number) => say("memorial.givers.remove", { number }),
        }}
        onChange={(givers) => onChange({ givers })}
      />
    </Words>
  );
}

const Words = styled.section`
  > * + * {
    margin-top: var(--s6);
  }
  h2 + * {
    margin-top: 0;
  }
`;
