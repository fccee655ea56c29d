import React from "react";
import { styled } from "styled-components";
import type { SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import type { RefusedFields } from "#src/core/preview/preview-watch.ts";
import lilies from "../../../artwork/kpd-1.svg";
import wreath from "../../../artwork/kpr-krans.svg";
import bird from "../../../artwork/minnesblad-1.svg";
import cranes from "../../../artwork/minnesblad-2.svg";
import anemones from "../../../artwork/sippor.svg";
import { loadWhileWriting } from "./lazy-steps.ts";

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

type Picture = { src: string; width: number; height: number };

const sheet = { width: 620, height: 520 };
const card = { width: 900, height: 1200 };

/** As the API's template has them (memorial-sheet.typ). */
export const sheetPictures: Record<SheetDesign, Picture> = {
  BIRD: { src: bird, ...sheet },
  CRANES: { src: cranes, ...sheet },
  ANEMONES: { src: anemones, ...sheet },
  LILY_OF_THE_VALLEY: { src: lilies, ...card },
  WREATH: { src: wreath, ...card },
};
