import React from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchDocument } from "#src/calls/gift-documents.ts";
import { useDocument } from "#src/core/document-order/use-document.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { FinishedDocument } from "./finished-document.tsx";
import { stepNames, type DocumentDraft, type DocumentProduct } from "./gift-document.ts";
import { GiftDocumentDownloads } from "./gift-document-downloads.tsx";

type Props = OrderStepProps<DocumentDraft> & { kind: GiftDocumentKind; product: DocumentProduct };

const pages: Record<GiftDocumentKind, (orderReference: string) => string> = {
  gift_certificate: routes.orderGiftCertificate.href,
  gift_card: routes.giftCard.href,
};

export default function GiftDocumentOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { kind, draft, receiver, order } = props;
  return (
    <OrderScreen
      {...props}
      names={stepNames}
      amount={amountOf(draft)}
      name={say(`giftDocument.${kind}.chosen`, { name: draft.words.to.trim() })}
      thanks={({ orderReference }) => ({
        product: { heading: say(`giftDocument.${kind}.heading`), thanks: product.thanks },
        made: <FinishedDocument kind={kind} order={orderReference} draft={draft} />,
        button: <GiftDocumentDownloads kind={kind} order={orderReference} phone={receiver.phone} />,
        next: [<WhatHappens key="document" order={order} />],
        actions: (
          <SmartLink className="textlink" href={pages[kind](orderReference)}>
            {say(`giftDocument.${kind}.open`)}
          </SmartLink>
        ),
      })}
    />
  );
}

/** What becomes of it: as the API knows it, since the order may be of another tab. */
function WhatHappens({ order }: { order: string }) {
  const { say } = useTexts();
  const { answer } = useDocument(fetchDocument, order);
  return <>{say(answer === null ? "giftDocument.thanks.document" : `giftDocument.thanks.${answer.delivery.to}`)}</>;
}
