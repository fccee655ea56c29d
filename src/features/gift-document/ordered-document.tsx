import React, { useState } from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { fetchDocument } from "#src/calls/gift-documents.ts";
import { KnownDocument } from "#src/core/document-order/known-document.tsx";
import { NotKnown } from "#src/core/document-order/not-known.tsx";
import { useDocument } from "#src/core/document-order/use-document.ts";
import { WhenMounted } from "#src/core/document-order/when-mounted.tsx";
import { hasKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CorrectDocument } from "./correct-document.tsx";
import { GiftDocumentDownloads } from "./gift-document-downloads.tsx";
import { GiftDocumentPreview } from "./gift-document-preview.tsx";
import { correctionText, stateTexts } from "./state-texts.ts";

type Props = { kind: GiftDocumentKind; order: string; receiver: Receiver };

/** The page of an order's certificate or gift card. */
export function OrderedDocumentPage(props: Props) {
  const { say } = useTexts();
  return (
    <WhenMounted noScript={say("giftDocument.page.noScript", { phone: props.receiver.phone.shown })}>
      <OrderedDocument {...props} />
    </WhenMounted>
  );
}

function OrderedDocument({ kind: asked, order, receiver }: Props) {
  const { say } = useTexts();
  const { answer, take, ...found } = useDocument(fetchDocument, order);
  const [correction, setCorrection] = useState<"none" | "written" | "saved">(() =>
    hasKeptWords(order) ? "written" : "none",
  );

  if (answer === null)
    return <NotKnown namespace="giftDocument" {...found} receiver={receiver} start={orderKinds[asked].path} />;
  if (correction === "written")
    return (
      <CorrectDocument
        answer={answer}
        phone={receiver.phone}
        onFound={take}
        onDone={(taken) => {
          if (taken !== null) take(taken);
          setCorrection(taken === null ? "none" : "saved");
        }}
      />
    );
  // Whichever page it was asked on, it is what it was ordered as.
  const { kind, orderReference, document, amount } = answer;
  const { heading, text } = stateTexts(answer);
  return (
    <KnownDocument
      key={correction}
      kind={kind}
      namespace="giftDocument"
      answer={answer}
      said={{ heading, text: say(text) }}
      correction={correctionText(answer)}
      receiver={receiver}
      downloads={<GiftDocumentDownloads kind={kind} order={orderReference} phone={receiver.phone} />}
      name={say(`giftDocument.${kind}.name`)}
      preview={<GiftDocumentPreview kind={kind} words={document} amount={amount} />}
      isCorrected={correction === "saved"}
      isNews={found.isNews}
      onCorrect={() => setCorrection("written")}
    />
  );
}
