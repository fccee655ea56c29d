import React, { useId, useState, type SyntheticEvent } from "react";
import type { GiftDocument, GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { correctDocument, fetchDocument } from "#src/calls/gift-documents.ts";
import { CorrectionEnd } from "#src/core/document-order/correction-end.tsx";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { useCorrection } from "#src/core/document-order/use-correction.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { useKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { wordsIn, type WordsDraft } from "./gift-document.ts";
import { wordFields } from "./document-shape.ts";
import { GiftDocumentPreview } from "./gift-document-preview.tsx";
import { correctionText } from "./state-texts.ts";
import { useDocumentForm } from "./use-document-form.ts";
import { WordFields } from "./word-fields.tsx";

type Props = {
  answer: GiftDocumentAnswer;
  phone: Phone;
  /** The document turned out to be another than it was. */
  onFound: (answer: GiftDocumentAnswer) => void;
  /** With the document as it is now, or nothing if it was left as it was. */
  onDone: (answer: GiftDocumentAnswer | null) => void;
};

const linesOn = ({ to, from, greeting }: GiftDocumentAnswer["document"]): string[] => [
  to,
  ...greeting.split("\n"),
  from,
];

/** The words anew, by the same rules as they were written by. */
export function CorrectDocument({ answer, phone, onFound, onDone }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const { kind, amount } = answer;
  const [version] = useState(answer.revision);
  const { words, setWords, forget } = useKeptWords<WordsDraft>({
    reference: answer.orderReference,
    version,
    saved: answer.document,
    read: (kept) => wordsIn(kind, kept, answer.document),
  });
  function leave(corrected: GiftDocumentAnswer | null) {
    forget();
    onDone(corrected);
  }
  const correction = useCorrection({
    answer,
    fields: wordFields,
    read: () => fetchDocument(answer.orderReference),
    save: ({ orderReference, revision }, document: GiftDocument) =>
      correctDocument({ orderReference, revision, document }),
    problemsFrom: problemsFromApi,
    onFound,
    onDone: leave,
  });
  const { refused, asked, standsNow } = correction;
  const form = useDocumentForm({
    fields: wordFields,
    judge: (rules) => rules.problemsOfWords(kind, words),
    refused,
    asked,
  });
  const toWhole = async () => (await form.load()).toWholeWords(kind, words);
  return (
    <DocumentLayout as="form" onSubmit={(event: SyntheticEvent) => correction.submit(event, toWhole)} noValidate>
      <div className="words">
        <ScreenHeading>{say("giftDocument.correct.heading")}</ScreenHeading>
        <p>{say(correctionText(answer))}</p>
        <FormErrors form={form} />
        <WordFields
          kind={kind}
          form={form}
          words={words}
          onChange={(changed) => {
            correction.changed();
            setWords((before) => ({ ...before, ...changed }));
          }}
        />
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("giftDocument.preview")}</h2>
        <GiftDocumentPreview kind={kind} words={words} amount={amount} />
      </aside>
      <CorrectionEnd
        namespace="giftDocument"
        {...correction}
        standsNow={standsNow && linesOn(standsNow.document)}
        phone={phone}
        onLeave={() => leave(null)}
      />
    </DocumentLayout>
  );
}
