import React, { useId, useState, type SyntheticEvent } from "react";
import type { MemorialSheet, MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { correctSheet, fetchSheet } from "#src/calls/memorial-gifts.ts";
import { CorrectionEnd } from "#src/core/document-order/correction-end.tsx";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { useCorrection } from "#src/core/document-order/use-correction.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { useKeptWords } from "#src/core/form/use-kept-words.ts";
import { byRow } from "#src/core/form/list-fields.ts";
import { PhoneText, displayPhone, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { sheetIn, withGiver, type SheetDraft } from "./memorial-gift.ts";
import { asShown, fromSheet, sheetFields, toPreview } from "./memorial-shape.ts";
import { Remembered } from "./remembered.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { SheetWords } from "./sheet-words.tsx";
import { correctionText } from "./state-texts.ts";
import { useSheetForm } from "./use-sheet-form.ts";

type Props = {
  answer: MemorialSheetAnswer;
  phone: Phone;
  /** The sheet turned out to be another than it was. */
  onFound: (answer: MemorialSheetAnswer) => void;
  /** With the sheet as it is now, or nothing if it was left as it was. */
  onDone: (answer: MemorialSheetAnswer | null) => void;
};

const linesOn = ({ remembered, greeting, givers }: MemorialSheetAnswer["sheet"]): string[] => {
  const { name, bornYear, diedYear } = remembered;
  const years = [bornYear, diedYear].filter((year) => year !== undefined).join("–");
  return [name, years, ...greeting.split("\n"), givers.join(", ")];
};

/** The words anew, by the same rules as they were written by. */
export function CorrectSheet({ answer, phone, onFound, onDone }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const [version] = useState(answer.revision);
  const {
    words: sheet,
    setWords: setSheet,
    forget,
  } = useKeptWords({
    reference: answer.orderReference,
    version,
    saved: fromSheet(answer.sheet),
    read: sheetIn,
  });
  function leave(corrected: MemorialSheetAnswer | null) {
    forget();
    onDone(corrected);
  }
  const fields = sheetFields(sheet);
  const correction = useCorrection({
    answer,
    fields,
    read: () => fetchSheet(answer.orderReference),
    save: ({ orderReference, revision }, whole: MemorialSheet) =>
      correctSheet({ orderReference, revision, sheet: whole }),
    problemsFrom: (refused) => byRow(fields, asShown(problemsFromApi(refused))),
    onFound,
    onDone: leave,
  });
  const { refused, asked, standsNow } = correction;
  const form = useSheetForm({ fields, judge: (rules) => rules.problemsOfSheet(sheet), refused, asked });

  function change(changed: Partial<SheetDraft>) {
    correction.changed();
    setSheet((before) => withGiver({ ...before, ...changed }));
  }
  const toWhole = async () => (await form.load()).toWholeSheet(sheet);
  return (
    <DocumentLayout as="form" onSubmit={(event: SyntheticEvent) => correction.submit(event, toWhole)} noValidate>
      <div className="words">
        <ScreenHeading>{say("memorial.correct.heading")}</ScreenHeading>
        <p>{say(correctionText(answer))}</p>
        <FormErrors form={form} />
        <Remembered form={form} sheet={sheet} onChange={change} />
        {form.problemOf("remembered.name") === "anotherPerson" && (
          <p role="status">
            <PhoneText phone={phone} text={(shown) => say("memorial.correct.otherPerson", { phone: shown })} />
          </p>
        )}
        <SheetWords form={form} sheet={sheet} phone={displayPhone(phone)} onChange={change} />
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("memorial.preview")}</h2>
        <SheetPreview sheet={toPreview(sheet)} />
      </aside>
      <CorrectionEnd
        namespace="memorial"
        {...correction}
        standsNow={standsNow && linesOn(standsNow.sheet)}
        phone={phone}
        onLeave={() => leave(null)}
      />
    </DocumentLayout>
  );
}
