import React from "react";
import { styled } from "styled-components";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import type { RefusedFields } from "#src/core/preview/preview-watch.ts";
import art from "../../../artwork/foretagsdiplom.svg";
import { toDiploma, type DiplomaDraft } from "./company-gift.ts";
import { loadWhileWriting } from "./lazy-steps.ts";

type Words = Pick<DiplomaDraft, "name" | "occasion" | "language">;
type Props = { words: Words; onRefused?: (fields: RefusedFields) => void };

export const diplomaSize = { width: 990, height: 1400 };

export const wordsOn = ({ occasion, name }: Pick<DiplomaDraft, "name" | "occasion">): string[] =>
  [occasion, name].filter((text) => text.trim() !== "");

export function DiplomaPreview({ words, onRefused }: Props) {
  return (
    <DocumentPreview
      written={wordsOn(words).length > 0 ? toDiploma({ ...words, isOwnName: true }) : null}
      load={loadWhileWriting}
      size={diplomaSize}
      art={<Art src={art} {...diplomaSize} alt="" />}
      wordsOn={wordsOn}
      onRefused={onRefused}
      failure="error_company_gift_card_preview"
      namespace="company"
      texts={{ name: "company.diploma", again: "company.preview.again" }}
    />
  );
}

const Art = styled.img`
  width: 100%;
  height: 100%;
`;
