import React from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { GiftDocument, GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { correctDocument, fetchDocument } from "#src/calls/gift-documents.ts";
import type { DocumentKind } from "#src/core/document-order/document-kind.ts";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { OrderedDocument } from "#src/core/document-order/ordered-document.tsx";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { WhenMounted } from "#src/core/order-page/order-page.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { GiftDocumentDownloads } from "./gift-document-downloads.tsx";
import { GiftDocumentPreview } from "./gift-document-preview.tsx";
import { wordFields, wordsIn, type WordsDraft } from "./gift-document.ts";
import { loadWhileWriting } from "./lazy-steps.ts";
import { documentWords, WordFields } from "./word-fields.tsx";

type Answer = Pick<GiftDocumentAnswer, "state" | "delivery">;

const waiting = { donor: "waiting.donor", post: "waiting.post", none: "kept" } as const;

function stateTexts({ state, delivery }: Answer): { heading: TextKey; text: TextKey } {
  const heading = `giftDocument.page.${state === "waiting" ? waiting[delivery.to] : state}` as const;
  return { heading, text: `${heading}.text` };
}

/** Until it is sent, and of one that is sent nowhere, the words may be changed as often as one likes. */
const correctionText = ({ state }: Pick<Answer, "state">): TextKey => {
  if (state === "kept") return "giftDocument.correct.kept";
  return state === "waiting" ? "giftDocument.correct.before" : "giftDocument.correct.after";
};

const giftDocument: DocumentKind<GiftDocumentAnswer, WordsDraft, GiftDocument> = {
  namespace: "giftDocument",
  kindOf: ({ kind }) => kind,
  fetchDocument,
  correct: (sent, document) => correctDocument({ ...sent, document }),
  stateTexts,
  correctionText,
  nameOf: ({ kind }) => `giftDocument.${kind}.name`,
  downloads: ({ kind, orderReference }, phone) => (
    <GiftDocumentDownloads kind={kind} order={orderReference} phone={phone} />
  ),
  picture: ({ kind, amount, document }, words = document) => (
    <GiftDocumentPreview kind={kind} words={words} amount={amount} />
  ),
  linesOn: ({ document: { to, from, greeting } }) => [to, ...greeting.split("\n"), from],
  savedWords: ({ document }) => document,
  wordsIn: (stored, { kind, document }) => wordsIn(kind, stored, document),
  change: (words, change) => ({ ...words, ...change }),
  fields: ({ kind }, { form, words, onChange }) => (
    <WordFields kind={kind} form={form} words={words} onChange={onChange} />
  ),
  form: {
    fieldsOf: () => wordFields,
    words: documentWords,
    load: async () => {
      const { problemsOfWords, parseWords } = await loadWhileWriting();
      return {
        problemsOf: (words, { kind }) => problemsOfWords(kind, words),
        parse: (words, { kind }) => parseWords(kind, words),
      };
    },
    problemsFrom: problemsFromApi,
  },
};

type Props = { kind: GiftDocumentKind; order: string; receiver: Receiver };

export function OrderedDocumentPage({ kind, order, receiver: { phone } }: Props) {
  const { say } = useTexts();
  return (
    <WhenMounted layout={DocumentLayout} noScript={say("giftDocument.page.noScript", { phone: phone.shown })}>
      <OrderedDocument document={giftDocument} order={order} start={orderKinds[kind].path} phone={phone} />
    </WhenMounted>
  );
}
