import React from "react";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { drawPreview } from "#src/calls/previews.ts";
import { DocumentPreview } from "#src/core/preview/document-preview.tsx";
import type { RefusedFields } from "#src/core/preview/preview-watch.ts";
import { toneOf, type Design } from "./designs.ts";
import type { WordsDraft } from "./greeting.ts";
import { previewOf } from "./greeting-rules.ts";

type Written = WordsDraft & { campaignCode: CampaignCode };
type Props = { card: Written; design: Design | undefined; onRefused?: (fields: RefusedFields) => void };

const wordsOn = ({ to, message, from }: Omit<WordsDraft, "heading">): string[] =>
  [to, message, from].filter((text) => text.trim() !== "");

const size = { width: 1200, height: 2180 };
const papers = { bright: "#fffaf0", quiet: "#39415f" } as const;
const load = () => Promise.resolve({ previewOf, drawPreview });

/** The card as it will be sent. Its design has a greeting of its own, so there is always something to draw. */
export function CardPreview({ card, design, onRefused }: Props) {
  const picture = design?.picture;
  return (
    <DocumentPreview
      written={card}
      load={load}
      size={size}
      paper={papers[toneOf(design)]}
      art={picture && <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />}
      wordsOn={(drawn) => wordsOn(drawn.card)}
      onRefused={onRefused}
      namespace="greeting"
      texts={{ name: "greeting.preview", again: "greeting.preview.again" }}
    />
  );
}
