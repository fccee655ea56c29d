import React, { useId, type ReactNode } from "react";
import { orderHref, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { DocumentLayout } from "./document-layout.tsx";

type Props = {
  kind: OrderKind;
  namespace: "memorial" | "giftDocument";
  answer: { orderReference: string; state: string; canCorrect: boolean };
  /** How far it has come. */
  said: { heading: TextKey; text: string };
  /** How its words can be corrected. */
  correction: TextKey;
  receiver: Pick<Receiver, "phone">;
  downloads: ReactNode;
  /** Above the document. */
  name: string;
  preview: ReactNode;
  isCorrected: boolean;
  isNews: boolean;
  onCorrect: () => void;
};

/** The document of an order: what it looks like, how far it has come, and what can be done with it. */
export function KnownDocument(props: Props) {
  const {
    kind,
    namespace,
    answer,
    said,
    correction,
    receiver,
    downloads,
    name,
    preview,
    isCorrected,
    isNews,
    onCorrect,
  } = props;
  const { say } = useTexts();
  const previewId = useId();
  const isPaid = answer.state !== "unpaid";
  return (
    <DocumentLayout>
      <div className="words">
        <ScreenHeading quiet={!isCorrected && !isNews}>{say(said.heading)}</ScreenHeading>
        <p className="lead" role="status">
          {isCorrected && `${say(`${namespace}.correct.saved`)} `}
          {said.text}
        </p>
        {isPaid ? (
          <>
            {downloads}
            <button className="plain" type="button" onClick={() => window.print()}>
              {say(`${namespace}.page.print`)}
            </button>
          </>
        ) : (
          <SmartLink className="btn" href={orderHref(kind, answer.orderReference)}>
            {say(`${namespace}.page.pay`)}
          </SmartLink>
        )}
        {isPaid && answer.canCorrect && (
          <section className="correct">
            <h2>{say(`${namespace}.correct.wrong`)}</h2>
            <p>{say(correction)}</p>
            <button className="btn btn--line" type="button" onClick={onCorrect}>
              {say(`${namespace}.correct.open`)}
            </button>
          </section>
        )}
        {isPaid && !answer.canCorrect && (
          <p>
            <PhoneText phone={receiver.phone} text={(shown) => say(`${namespace}.correct.already`, { phone: shown })} />
          </p>
        )}
        <p className="call">
          <PhoneText phone={receiver.phone} text={(shown) => say(`${namespace}.call`, { phone: shown })} />
        </p>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{name}</h2>
        {preview}
      </aside>
    </DocumentLayout>
  );
}
