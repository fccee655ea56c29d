import React from "react";
import { styled } from "styled-components";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { fetchDocument } from "#src/calls/gift-documents.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { documentPictures } from "./gift-document-preview.tsx";
import type { DocumentDraft } from "./gift-document.ts";

type Props = { kind: GiftDocumentKind; order: string; draft: DocumentDraft };

/** What is given away, as it was written. The order may be of another tab: then the API knows it. */
export function FinishedDocument({ kind, order, draft }: Props) {
  const { say } = useTexts();
  const { answer } = useAnswer(order, () => fetchDocument(order));
  const isKnown = answer !== null || draft.order === order;
  const { design, to, from, greeting } = answer?.document ?? draft.words;
  const picture = documentPictures[design];
  const look = isUpright(picture) ? "beside" : design.toLowerCase();
  return (
    <Paper className={look}>
      <img src={picture.src} width={picture.width} height={picture.height} alt="" />
      {isKnown && (
        <div>
          <p className="kind">{say(`giftDocument.${kind}.chosen`, { name: "" })}</p>
          <p className={to.length > longName ? "to long" : "to"}>{to}</p>
          {greeting.trim() !== "" && <p className="why">{greeting}</p>}
          <p className="from">{from}</p>
        </div>
      )}
    </Paper>
  );
}

const longName = 22;

const isUpright = ({ width, height }: { width: number; height: number }) => height > width;

/* The words lie where the document has room for them. Of a long greeting only the beginning: all of it is in the file. */
const Paper = styled.div`
  --ink: #15303d;
  --deep-red: #7d0f22;
  position: relative;
  container-type: inline-size;
  aspect-ratio: 1400 / 990;
  background: #fffdf9;
  color: var(--ink);
  text-align: center;
  overflow-wrap: anywhere;

  img {
    width: 100%;
    height: 100%;
  }
  div {
    position: absolute;
    inset: 24% 15% 18%;
    display: grid;
    align-content: center;
    font-family: var(--font-head);
  }
  p {
    margin-inline: auto;
    max-width: none;
    line-height: 1.2;
    text-wrap: balance;
  }
  .kind {
    color: var(--deep-red);
    font-size: 3.4cqi;
    font-weight: 600;
  }
  .to {
    margin-top: 0.6cqi;
    font-size: 6.2cqi;
    font-weight: 800;
    line-height: 1.06;
    letter-spacing: -0.025em;
  }
  .to.long {
    font-size: 4.4cqi;
  }
  .why {
    display: -webkit-box;
    margin-top: 1.8cqi;
    font-size: 2.7cqi;
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
  }
  .from {
    margin-top: 1.7cqi;
    font-size: 2.9cqi;
    font-weight: 700;
  }
  &.ribbon div {
    inset: 10% 10% 26% 48%;
  }
  &.beside img {
    width: 50%;
    object-fit: cover;
  }
  &.beside div {
    inset: 8% 5% 8% 54%;
  }
  /* On a phone the name alone: the whole document is one press away. */
  @container (max-width: 30rem) {
    .why,
    .from {
      display: none;
    }
    .kind {
      font-size: 5cqi;
    }
    .to {
      margin-top: 1cqi;
      font-size: 7cqi;
    }
    .to.long {
      font-size: 5.4cqi;
    }
  }
`;
