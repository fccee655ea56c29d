import React from "react";
import { styled } from "styled-components";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import art from "../../../artwork/diplom.svg";
import type { DiplomaDraft } from "./diploma-draft.ts";
import { loadWhileWriting } from "./later-calls.ts";

type Props = { words: DiplomaDraft; amount: number };

/** As it is drawn: A4. */
const size = { width: 760, height: 1075 };

const texts = {
  alt: "diploma.preview.alt",
  name: "diploma.preview",
  enlarge: "diploma.preview.enlarge",
  close: "diploma.preview.close",
  again: "diploma.again",
  waiting: "diploma.preview.waiting",
  letters: "diploma.preview.letters",
  failed: "diploma.preview.failed",
} as const;

const wordsOn = ({ name, occasion }: Pick<DiplomaDraft, "name" | "occasion">): string[] =>
  [name, occasion].filter((text) => text.trim() !== "");

/** The diploma as it will be downloaded. */
export const DiplomaPreview = ({ words, amount }: Props) => (
  <DocumentPreview
    written={wordsOn(words).length > 0 ? { words, amount } : null}
    load={loadWhileWriting}
    size={size}
    art={<Art src={art} width="990" height="1400" alt="" />}
    wordsOn={(drawn) => wordsOn(drawn.words)}
    texts={texts}
  />
);

const Art = styled.img`
  width: 100%;
  height: 100%;
`;
