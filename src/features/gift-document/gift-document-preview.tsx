import React from "react";
import { styled } from "styled-components";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import type { RefusedFields } from "#src/core/preview/preview-watch.ts";
import type { WordsDraft } from "./gift-document.ts";
import { documentPictures } from "./document-pictures.ts";
import { loadWhileWriting } from "./later-steps.ts";

type Props = {
  kind: GiftDocumentKind;
  words: WordsDraft;
  amount: number | undefined;
  onRefused?: (fields: RefusedFields) => void;
};

/** As it is drawn: A4, lying down. */
const size = { width: 760, height: 537 };

const texts = {
  alt: "giftDocument.preview.alt",
  name: "giftDocument.preview",
  enlarge: "giftDocument.preview.enlarge",
  close: "giftDocument.preview.close",
  again: "giftDocument.page.again",
  waiting: "giftDocument.preview.waiting",
  letters: "giftDocument.preview.letters",
  failed: "giftDocument.preview.failed",
} as const;

const wordsOn = ({ to, from, greeting }: Pick<WordsDraft, "to" | "from" | "greeting">): string[] =>
  [to, greeting, from].filter((text) => text.trim() !== "");

const loaders = {
  gift_certificate: async () => {
    const { previewOf, drawPreview } = await loadWhileWriting();
    return { previewOf: previewOf("gift_certificate"), drawPreview };
  },
  gift_card: async () => {
    const { previewOf, drawPreview } = await loadWhileWriting();
    return { previewOf: previewOf("gift_card"), drawPreview };
  },
};

/** The certificate or the gift card as it will be sent. */
export function GiftDocumentPreview({ kind, words, amount, onRefused }: Props) {
  const picture = documentPictures[words.design];
  return (
    <DocumentPreview
      written={wordsOn(words).length > 0 ? { words, amount } : null}
      load={loaders[kind]}
      size={size}
      art={<Art src={picture.src} width={picture.width} height={picture.height} alt="" />}
      wordsOn={(drawn) => wordsOn(drawn.words)}
      onRefused={onRefused}
      texts={texts}
    />
  );
}

const Art = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  object-position: 0;
`;
