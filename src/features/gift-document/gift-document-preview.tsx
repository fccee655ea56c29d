import React from "react";
import { styled } from "styled-components";
import type { DocumentDesign, GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import type { RefusedFields } from "#src/core/preview/preview-watch.ts";
import flowers from "../../../artwork/gavobevis.svg";
import ribbon from "../../../artwork/gavokort.svg";
import cake from "../../../artwork/gratulation-1.svg";
import tulips from "../../../artwork/gratulation-4.svg";
import birds from "../../../artwork/tack-1.svg";
import type { WordsDraft } from "./gift-document.ts";
import { loadWhileWriting } from "./lazy-steps.ts";

type Props = {
  kind: GiftDocumentKind;
  words: WordsDraft;
  amount: number | undefined;
  onRefused?: (fields: RefusedFields) => void;
};

const size = { width: 760, height: 537 };

const wordsOn = ({ to, from, greeting }: Pick<WordsDraft, "to" | "from" | "greeting">): string[] =>
  [to, greeting, from].filter((text) => text.trim() !== "");

export function GiftDocumentPreview({ kind, words, amount, onRefused }: Props) {
  const picture = documentPictures[words.design];
  return (
    <DocumentPreview
      written={wordsOn(words).length > 0 ? { words, amount } : null}
      load={async () => {
        const { previewOf, drawPreview } = await loadWhileWriting();
        return { previewOf: previewOf(kind), drawPreview };
      }}
      size={size}
      art={<Art src={picture.src} width={picture.width} height={picture.height} alt="" />}
      wordsOn={(drawn) => wordsOn(drawn.words)}
      onRefused={onRefused}
      namespace="giftDocument"
      texts={{ name: "giftDocument.preview", again: "giftDocument.page.again" }}
    />
  );
}

const Art = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  object-position: 0;
`;

type Picture = { src: string; width: number; height: number };

const whole = { width: 1400, height: 990 };
const card = { width: 900, height: 1200 };

/** As the API's template has them (gift-document-page.typ). */
export const documentPictures: Record<DocumentDesign, Picture> = {
  FLOWERS: { src: flowers, ...whole },
  RIBBON: { src: ribbon, ...whole },
  CAKE: { src: cake, ...card },
  TULIPS: { src: tulips, ...card },
  BIRDS: { src: birds, ...card },
};
