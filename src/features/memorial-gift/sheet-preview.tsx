import React from "react";
import { styled } from "styled-components";
import type { SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { useTexts } from "#src/core/texts.tsx";
import { EnlargedSheet } from "./enlarged-sheet.tsx";
import { sheetPictures } from "./sheet-pictures.ts";
import { usePreview } from "./use-preview.ts";

type Written = {
  design: SheetDesign;
  remembered: { name: string; bornYear?: number; diedYear?: number };
  greeting: string;
  givers: readonly string[];
};

const wordsOn = ({ remembered: { name, bornYear, diedYear }, greeting, givers }: Written): string[] =>
  [name, [bornYear, diedYear].filter(Number).join("–"), greeting, givers.filter(isWritten).join(", ")].filter(
    isWritten,
  );
const isWritten = (text: string) => text.trim() !== "";

/** The sheet as it will be sent, drawn by the API while it is written. Until there is a word on it, its picture alone. */
export function SheetPreview({ sheet }: { sheet: Written }) {
  const { say } = useTexts();
  const hasWords = wordsOn(sheet).length > 0;
  const { shown, isDrawing, trouble, again } = usePreview(hasWords ? sheet : null);
  const picture = sheetPictures[sheet.design];
  const read = shown ? wordsOn(shown.sheet as Written).map((words) => words.replace(/[.\s]+$/, "")) : [];
  const alt = [say("memorial.preview.alt"), ...read].join(". ");
  return (
    <Preview>
      <div aria-busy={isDrawing}>
        {hasWords && shown ? (
          <img className="drawn" src={shown.url} width="760" height="1075" alt={alt} />
        ) : (
          <img className="art" src={picture.src} width={picture.width} height={picture.height} alt="" />
        )}
      </div>
      {hasWords && shown && <EnlargedSheet url={shown.url} alt={alt} />}
      <p role="status">{hasWords && trouble && say(`memorial.preview.${trouble}`)}</p>
      {hasWords && trouble === "failed" && (
        <button className="plain again" type="button" onClick={again}>
          {say("memorial.page.again")}
        </button>
      )}
    </Preview>
  );
}

/* A4, with the picture where the sheet has it: nothing moves when the sheet comes. */
const Preview = styled.div`
  position: relative;
  > div {
    display: flow-root;
    aspect-ratio: 760 / 1075;
    background: #fff;
  }
  .drawn {
    width: 100%;
    height: 100%;
  }
  .art {
    width: calc(100% * 182 / 210);
    height: calc(100% * 136 / 297);
    margin: calc(100% * 14 / 210) auto 0;
    object-fit: cover;
    object-position: 50% 42%;
  }
  > p {
    color: var(--text-soft);
  }
  > p:not(:empty) {
    margin-top: var(--s3);
  }
  > .again {
    position: relative;
  }
  @media print {
    > :not(div) {
      display: none;
    }
  }
`;
