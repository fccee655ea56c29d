import React from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import type { GiftDocumentOrder as Ordered } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { addGiftDocument } from "#src/calls/gift-documents.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import { problemsAt, type FormProblems } from "#src/core/form/form-problems.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { DocumentDraft } from "./gift-document.ts";
import { parseDelivery, parseWords } from "./document-rules.ts";

export { default as GiftDocumentOrder } from "./gift-document-order.tsx";

type Props = DonorStepProps<DocumentDraft> & {
  kind: GiftDocumentKind;
  /** What the API has against the first step, or nothing where the contract's rules say it. */
  onRefused: (fields: FormProblems) => void;
};

export default function DocumentDonorStep({ onRefused, ...props }: Props) {
  const { kind, draft, amount } = props;
  const { say, language } = useTexts();
  return (
    <DonorForm
      {...props}
      chosen={say(`giftDocument.${kind}.chosen`, { name: draft.words.to.trim() })}
      needsEmail={draft.delivery.way === "donor"}
      signed={draft.words.from}
      privacy="giftDocument.privacy"
      orderOf={(donor) => {
        const [document, delivery] = [parseWords(kind, draft.words), parseDelivery(draft)];
        // The device may have kept what no rule of today lets through.
        if (document === null || delivery === null) {
          onRefused({});
          return null;
        }
        const body = { kind, amount, donor, document, delivery, language } as Omit<Ordered, "idempotencyKey">;
        return newOrder(body, addGiftDocument);
      }}
      refusedEarlier={(fields) => problemsAt(fields, /^(document|delivery|amount)\b/)}
      onRefused={onRefused}
    />
  );
}
