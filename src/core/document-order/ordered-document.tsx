import React, { useId, useState } from "react";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { hasStoredWords } from "#src/core/form/use-stored-words.ts";
import { NotKnown } from "#src/core/order-page/order-page.tsx";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { DocumentCorrection } from "./document-correction.tsx";
import type { DocumentAnswer, DocumentKind } from "./document-kind.ts";
import { DocumentLayout } from "./document-layout.tsx";
import { useDocument } from "./use-document.ts";

type Props<Answer extends DocumentAnswer, Words extends object, Parsed> = {
  document: DocumentKind<Answer, Words, Parsed>;
  order: string;
  start: string;
  phone: Phone;
};

export function OrderedDocument<Answer extends DocumentAnswer, Words extends object, Parsed>({
  document,
  order,
  start,
  phone,
}: Props<Answer, Words, Parsed>) {
  const { namespace, fetchDocument } = document;
  const { answer, take, ...found } = useDocument(fetchDocument, order);
  const [correction, setCorrection] = useState<"none" | "written" | "saved">(() =>
    hasStoredWords(order) ? "written" : "none",
  );

  if (answer === null)
    return (
      <NotKnown
        layout={DocumentLayout}
        page={`${namespace}.page`}
        texts={{
          notFound: `${namespace}.page.notFoundText`,
          start: `${namespace}.order.notFound.again`,
          call: `${namespace}.call`,
        }}
        start={start}
        phone={phone}
        {...found}
      />
    );
  if (correction === "written")
    return (
      <DocumentCorrection
        document={document}
        answer={answer}
        phone={phone}
        onFound={take}
        onDone={(taken) => {
          if (taken !== null) take(taken);
          setCorrection(taken === null ? "none" : "saved");
        }}
      />
    );
  return (
    <KnownDocument
      key={correction}
      document={document}
      answer={answer}
      phone={phone}
      isCorrected={correction === "saved"}
      isNews={found.isNews}
      onCorrect={() => setCorrection("written")}
    />
  );
}

type KnownProps<Answer extends DocumentAnswer, Words extends object, Parsed> = {
  document: DocumentKind<Answer, Words, Parsed>;
  answer: Answer;
  phone: Phone;
  isCorrected: boolean;
  isNews: boolean;
  onCorrect: () => void;
};

function KnownDocument<Answer extends DocumentAnswer, Words extends object, Parsed>({
  document,
  answer,
  phone,
  isCorrected,
  isNews,
  onCorrect,
}: KnownProps<Answer, Words, Parsed>) {
  const { say } = useTexts();
  const previewId = useId();
  const { namespace } = document;
  const isPaid = answer.state !== "unpaid";
  const { heading, text, fillIns } = document.stateTexts(answer);
  return (
    <DocumentLayout>
      <div className="words">
        <ScreenHeading quiet={!isCorrected && !isNews}>{say(heading)}</ScreenHeading>
        <p className="lead" role="status">
          {isCorrected && `${say(`${namespace}.correct.saved`)} `}
          {say(text, fillIns)}
        </p>
        {isPaid ? (
          <>
            {document.downloads(answer, phone)}
            <button className="plain" type="button" onClick={() => window.print()}>
              {say(`${namespace}.page.print`)}
            </button>
          </>
        ) : (
          <SmartLink className="btn" href={orderHref(document.kindOf(answer), answer.orderReference)}>
            {say(`${namespace}.page.pay`)}
          </SmartLink>
        )}
        {isPaid && answer.canCorrect && (
          <section className="correct">
            <h2>{say(`${namespace}.correct.wrong`)}</h2>
            <p>{say(document.correctionText(answer))}</p>
            <button className="btn btn--line" type="button" onClick={onCorrect}>
              {say(`${namespace}.correct.open`)}
            </button>
          </section>
        )}
        {isPaid && !answer.canCorrect && <PhoneLine phone={phone} text={`${namespace}.correct.already`} />}
        <PhoneLine className="call" phone={phone} text={`${namespace}.call`} />
      </div>
      <aside className="made" aria-labelledby={previewId}>
        <h2 id={previewId}>{say(document.nameOf(answer))}</h2>
        {document.picture(answer)}
      </aside>
    </DocumentLayout>
  );
}
