import React, { useId } from "react";
import { styled } from "styled-components";
import { mostGivers, sheetDesigns, type SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { DesignChoice } from "#src/core/form/design-choice.tsx";
import type { FormState } from "#src/core/form/form-field.tsx";
import { GreetingField } from "#src/core/form/greeting-field.tsx";
import { NameList } from "#src/core/form/name-list.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { SheetDraft } from "./memorial-gift.ts";
import { sheetPictures } from "./sheet-preview.tsx";

type FieldProps = { form: FormState; sheet: SheetDraft; onChange: (change: Partial<SheetDraft>) => void };
type Props = FieldProps & { phone: string };

const suggestions = [
  "memorial.suggestion.thanks",
  "memorial.suggestion.thanksOfOne",
  "memorial.suggestion.love",
  "memorial.suggestion.heart",
  "memorial.suggestion.light",
  "memorial.suggestion.peace",
  "memorial.suggestion.thoughts",
  "memorial.suggestion.thoughtsOfOne",
] as const;

/** All that stands on the sheet beside whom it remembers, to be corrected. */
export function SheetWords({ phone, ...props }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  const { sheet, onChange } = props;
  return (
    <Words aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.sheet")}</h2>
      <SheetDesigns chosen={sheet.design} onChoose={(design) => onChange({ design })} />
      <SheetGreeting {...props} />
      <SheetGivers {...props} phone={phone} />
    </Words>
  );
}

export const Words = styled.section`
  > * + * {
    margin-top: var(--s6);
  }
  h2 + * {
    margin-top: 0;
  }
`;

export function SheetGreeting({ form, sheet, onChange }: FieldProps) {
  return (
    <GreetingField
      form={form}
      namespace="memorial"
      texts="memorial.greeting"
      greeting={sheet.greeting}
      suggestions={suggestions}
      onChange={(greeting) => onChange({ greeting })}
    />
  );
}

export function SheetGivers({ form, sheet, phone, onChange }: Props) {
  const { say } = useTexts();
  return (
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
  );
}

type SheetDesignsProps = { chosen: SheetDesign; onChoose: (design: SheetDesign) => void };

export function SheetDesigns({ chosen, onChoose }: SheetDesignsProps) {
  const { say } = useTexts();
  const options = sheetDesigns.map((design) => ({
    design,
    label: say(`memorial.design.${design}`),
    picture: sheetPictures[design],
  }));
  return <DesignChoice legend={say("memorial.design")} options={options} chosen={chosen} onChoose={onChoose} />;
}
