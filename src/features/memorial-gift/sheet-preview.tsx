import React from "react";
import { styled } from "styled-components";
import type { SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import type { RefusedFields } from "#src/core/preview/preview-watch.ts";
import { loadWhileWriting } from "./lazy-steps.ts";
import { sheetPictures } from "./sheet-pictures.ts";

type Written = {
  design: SheetDesign;
  remembered: { name: string; bornYear?: number | undefined; diedYear?: number | undefined };
  greeting: string;
  givers: readonly string[];
};

const wordsOn = ({ remembered: { name, bornYear, diedYear }, greeting, givers }: Written): string[] =>
  [name, [bornYear, diedYear].filter(Number).join("–"), greeting, givers.filter(isWritten).join(", ")].filter(
    isWritten,
  );
const isWritten = (text: string) => text.trim() !== "";

const size = { width: 760, height: 1075 };

type Props = { sheet: Written; onRefused?: (fields: RefusedFields) => void };

export function SheetPreview({ sheet, onRefused }: Props) {
  const picture = sheetPictures[sheet.design];
  return (
    <DocumentPreview
      written={wordsOn(sheet).length > 0 ? sheet : null}
      load={loadWhileWriting}
      size={size}
      art={<Art src={picture.src} width={picture.width} height={picture.height} alt="" />}
      wordsOn={(drawn) => wordsOn(drawn.sheet)}
      onRefused={onRefused}
      namespace="memorial"
      texts={{ name: "memorial.page.sheet", again: "memorial.page.again" }}
    />
  );
}

/* Where the sheet has it: A4 with a margin. */
const Art = styled.img`
  width: calc(100% * 182 / 210);
  height: calc(100% * 136 / 297);
  margin: calc(100% * 14 / 210) auto 0;
  object-fit: cover;
  object-position: 50% 42%;
`;
