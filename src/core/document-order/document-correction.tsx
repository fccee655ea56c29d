import React, { useId } from "react";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { DocumentAnswer } from "./document-kind.ts";
import { DocumentLayout } from "./document-layout.tsx";
import { useCorrection, type Correction } from "./use-correction.ts";

type Props<Answer extends DocumentAnswer, Words extends object, Whole> = Correction<Answer, Words, Whole> & {
  phone: Phone;
};

export function DocumentCorrection<Answer extends DocumentAnswer, Words extends object, Whole>({
  phone,
  ...options
}: Props<Answer, Words, Whole>) {
  const { say } = useTexts();
  const previewId = useId();
  const nowId = useId();
  const { document, answer } = options;
  const { namespace } = document;
  const { form, words, failure, standsNow, isSending, isOver, change, submit, leave } = useCorrection(options);
  return (
    <DocumentLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say(`${namespace}.correct.heading`)}</ScreenHeading>
        <p>{say(document.correctionText(answer))}</p>
        <FormErrors form={form} />
        {document.fields(answer, { form, words, phone, onChange: change })}
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say(`${namespace}.preview`)}</h2>
        {document.picture(answer, words)}
      </aside>
      <div className="words">
        <PhoneAlert text={failure && `${namespace}.correct.${failure}`} phone={phone} />
        {standsNow !== null && (
          <section aria-labelledby={nowId}>
            <h2 id={nowId}>{say(`${namespace}.correct.standsNow`)}</h2>
            {document
              .linesOn(standsNow)
              .filter((line) => line.trim() !== "")
              .map((line, place) => (
                // Lines of text, which change all at once.
                <p key={place}>{line}</p>
              ))}
          </section>
        )}
        <div className="actions">
          {!isOver && (
            <button className="btn" type="submit" aria-disabled={isSending || undefined}>
              {say(isSending ? "order.sending" : `${namespace}.correct.send`)}
            </button>
          )}
          <button className={isOver ? "btn" : "plain"} type="button" onClick={leave}>
            {say(isOver ? `${namespace}.correct.back` : `${namespace}.correct.leave`)}
          </button>
        </div>
      </div>
    </DocumentLayout>
  );
}
