import React, { useId } from "react";
import { styled } from "styled-components";
import type { FormState } from "#src/core/form/form-field.tsx";
import { stayOnEnter } from "#src/core/form/stay-on-enter.ts";
import { useFold } from "#src/core/form/use-fold.ts";
import { YearFields } from "#src/core/remembered/year-fields.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { isAsItBegan, type SheetDraft } from "./memorial-gift.ts";
import { SheetDesigns, SheetGivers, SheetGreeting, Words } from "./sheet-words.tsx";

type Props = { form: FormState; sheet: SheetDraft; phone: string; onChange: (change: Partial<SheetDraft>) => void };

const folded = ["bornYear", "diedYear", "greeting"] as const;

/** Of the sheet, who it is from. The rest may stay as it is, and lies in a fold until somebody wants it. */
export function SheetPart(props: Props) {
  const { form, sheet, onChange } = props;
  const { say } = useTexts();
  const headingId = useId();
  const isWrong = folded.some((field) => form.problemOf(field) !== undefined);
  const fold = useFold(isWrong, !isAsItBegan(sheet));
  return (
    <Words aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.sheet")}</h2>
      <SheetGivers {...props} />
      <Fold
        summary={
          <Summary>
            {say("memorial.words")}
            <small>{say("memorial.words.hint")}</small>
          </Summary>
        }
        {...fold}
      >
        <Folded>
          <YearFields form={form} years={sheet} onChange={onChange} onKeyDown={stayOnEnter} />
          <SheetDesigns chosen={sheet.design} onChoose={(design) => onChange({ design })} />
          <SheetGreeting form={form} sheet={sheet} onChange={onChange} />
        </Folded>
      </Fold>
    </Words>
  );
}

const Summary = styled.span`
  small {
    display: block;
    margin-top: var(--s1);
    color: var(--text-soft);
    font: 400 1rem/1.4 var(--font-text);
    letter-spacing: 0;
  }
`;

const Folded = styled.div`
  > * + * {
    margin-top: var(--s6);
  }
`;
