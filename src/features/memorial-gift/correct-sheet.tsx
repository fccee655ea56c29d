import React, { useId, useState, type SyntheticEvent } from "react";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { correctSheet, fetchSheet } from "#src/calls/memorial-gifts.ts";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { byRow } from "#src/core/form/list-fields.ts";
import { summaryHeading } from "#src/core/form/summary-heading.ts";
import { PhoneText, shownPhone, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { withGiver, type SheetDraft } from "./memorial-draft.ts";
import { asShown, fromSheet, sheetFields, toPreview } from "./memorial-shape.ts";
import { Remembered } from "./remembered.tsx";
import { SheetLayout } from "./sheet-layout.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { SheetWords } from "./sheet-words.tsx";
import { StandsNow } from "./stands-now.tsx";
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

const nothing: FormProblems = {};

type Failure = "already" | "changed" | "notSent";
/** What the API says when the sheet is no longer the one that was read. */
const failures: Partial<Record<string, Failure>> = { corrected_already: "already", changed_meanwhile: "changed" };

const of = ({ orderReference, revision }: MemorialSheetAnswer) => ({ orderReference, revision });

/** The words anew, by the same rules as they were written by. */
export function CorrectSheet({ answer, phone, onFound, onDone }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const [sheet, setSheet] = useState(() => fromSheet(answer.sheet));
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** What the visitor has read, whatever the page has heard since. */
  const [madeFrom, setMadeFrom] = useState(answer);
  const [standsNow, setStandsNow] = useState<MemorialSheetAnswer["sheet"] | null>(null);
  const [isSending, setSending] = useState(false);
  /** Saving again would be refused again. */
  const isOver = failure === "already";
  const fields = sheetFields(sheet);
  const form = useSheetForm({ fields, judge: (rules) => rules.problemsOfSheet(sheet), refused, asked });

  function change(changed: Partial<SheetDraft>) {
    setRefused(nothing);
    setSheet((before) => withGiver({ ...before, ...changed }));
  }

  async function readAgain(said: Failure) {
    const found = await fetchSheet(answer.orderReference).catch(() => null);
    if (found !== null) {
      setMadeFrom(found);
      setStandsNow(found.sheet);
      onFound(found);
    }
    setFailure(found?.canCorrect === false ? "already" : said);
  }

  async function send() {
    setFailure(null);
    try {
      const rules = await form.load();
      const whole = rules.toWholeSheet(sheet);
      if (whole === null) setAsked((before) => before + 1);
      else onDone(await correctSheet({ ...of(madeFrom), sheet: whole }));
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const found = byRow(fields, asShown(problemsFromApi(said?.fields ?? {})));
      setRefused(found);
      if (fields.some((field) => found[field] !== undefined)) setAsked((before) => before + 1);
      else {
        const known = failures[said?.code ?? ""];
        if (known === undefined) setFailure("notSent");
        else await readAgain(known);
      }
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending || isOver) return;
    setSending(true);
    void send().finally(() => setSending(false));
  }
  return (
    <SheetLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say("memorial.correct.heading")}</ScreenHeading>
        <p>{say(correctionText(answer))}</p>
        {form.attempt > 0 && form.errors.length > 0 && (
          <ErrorSummary heading={summaryHeading(form.errors.length, say)} errors={form.errors} attempt={form.attempt} />
        )}
        <Remembered form={form} sheet={sheet} onChange={change} />
        {form.problemOf("remembered.name") === "anotherPerson" && (
          <p role="status">
            <PhoneText phone={phone} text={(shown) => say("memorial.correct.otherPerson", { phone: shown })} />
          </p>
        )}
        <SheetWords form={form} sheet={sheet} phone={shownPhone(phone)} onChange={change} />
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("memorial.preview")}</h2>
        <SheetPreview sheet={toPreview(sheet)} />
      </aside>
      <div className="words">
        <div role="alert">
          {failure !== null && (
            <p>
              <PhoneText phone={phone} text={(shown) => say(`memorial.correct.${failure}`, { phone: shown })} />
            </p>
          )}
        </div>
        {standsNow !== null && <StandsNow sheet={standsNow} />}
        <div className="actions">
          {!isOver && (
            <button className="btn" type="submit" aria-disabled={isSending || undefined}>
              {say(isSending ? "order.sending" : "memorial.correct.send")}
            </button>
          )}
          <button className={isOver ? "btn" : "plain"} type="button" onClick={() => onDone(null)}>
            {say(isOver ? "memorial.correct.back" : "memorial.correct.leave")}
          </button>
        </div>
      </div>
    </SheetLayout>
  );
}
