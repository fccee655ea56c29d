import React from "react";
import { styled } from "styled-components";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import art from "../../../artwork/diplom.svg";
import type { DiplomaDraft } from "./diploma-draft.ts";
import { loadWhileWriting } from "./lazy-calls.ts";

type Props = { words: DiplomaDraft; amount: number };

const size = { width: 760, height: 1075 };

const wordsOn = ({ name, occasion }: Pick<DiplomaDraft, "name" | "occasion">): string[] =>
  [name, occasion].filter((text) => text.trim() !== "");

export const DiplomaPreview = ({ words, amount }: Props) => (
  <DocumentPreview
    written={wordsOn(words).length > 0 ? { words, amount } : null}
    load={loadWhileWriting}
    size={size}
    art={<Art src={art} width="990" height="1400" alt="" />}
    wordsOn={(drawn) => wordsOn(drawn.words)}
    namespace="diploma"
    texts={{ name: "diploma.preview", again: "diploma.again" }}
  />
);

const Art = styled.img`
  width: 100%;
  height: 100%;
`;
