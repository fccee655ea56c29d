import React from "react";
import { styled } from "styled-components";
import { fetchSheet } from "#src/calls/memorial-gifts.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import type { MemorialDraft } from "./memorial-gift.ts";
import { fromSheet, toPreview } from "./memorial-shape.ts";
import { sheetPictures } from "./sheet-preview.tsx";

type Props = { order: string; draft: MemorialDraft };

/** The sheet of a paid gift, as it was written. The order may be of another tab: then the API knows it. */
export function FinishedSheet({ order, draft }: Props) {
  const { say } = useTexts();
  const { answer } = useAnswer(order, () => fetchSheet(order));
  const isOwn = draft.order === order;
  const words = answer ? fromSheet(answer.sheet) : draft.sheet;
  const { design, remembered, greeting, givers } = toPreview(words);
  const picture = sheetPictures[design];
  const years = [remembered.bornYear, remembered.diedYear].filter((year) => year !== undefined).join("–");
  return (
    <Sheet>
      <img src={picture.src} width={picture.width} height={picture.height} alt="" />
      {(isOwn || answer !== null) && (
        <div>
          <p>{say("memorial.chosen", { name: "" })}</p>
          <p className="name head">{remembered.name}</p>
          {years !== "" && <p className="years">{years}</p>}
          {greeting.trim() !== "" && <p className="verse">{greeting}</p>}
          {givers.length > 0 && <p className="from">{givers.join(", ")}</p>}
        </div>
      )}
    </Sheet>
  );
}

const Sheet = styled.div`
  container-type: inline-size;
  max-width: 27rem;
  min-height: 26rem;
  margin-inline: auto;
  background: var(--sheet);
  color: var(--text);
  text-align: center;
  overflow-wrap: anywhere;

  img {
    width: 100%;
    aspect-ratio: 620 / 360;
    object-fit: cover;
    object-position: 50% 55%;
  }
  div {
    padding: clamp(1.1rem, 6cqi, 1.9rem) 1.25rem clamp(1.25rem, 7cqi, 2rem);
  }
  p {
    margin-inline: auto;
  }
  .name {
    margin-top: var(--s1);
    font-size: min(clamp(1.625rem, 9.5cqi, 2.5rem), 9vw);
    line-height: 1.1;
  }
  .years,
  .verse {
    font-family: var(--font-head);
    font-variant-numeric: lining-nums;
  }
  .verse {
    margin-top: var(--s4);
    line-height: 1.4;
    white-space: pre-line;
    text-wrap: balance;
  }
  .from {
    margin-top: var(--s3);
  }
  /* On a phone the name alone: the whole sheet is one press away. */
  @media (max-width: 56.24em) {
    max-width: 20rem;
    min-height: 0;

    .verse,
    .from {
      display: none;
    }
  }
`;
