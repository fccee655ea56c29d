import React from "react";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks, type Registry } from "./blocks.tsx";
import { Breadcrumbs } from "#src/core/breadcrumbs.tsx";
import type { ContentPageData } from "./content-page-head.tsx";
import { ReadOn } from "./read-on.tsx";

export function ReadingPage({ data, registry }: { data: ContentPageData; registry: Partial<Registry> }) {
  const { contentPage, allSiteTexts } = data;
  return (
    <TextsProvider language={contentPage.language} texts={mergeTexts(allSiteTexts)}>
      {contentPage.trail && <Breadcrumbs trail={contentPage.trail} />}
      <Blocks blocks={contentPage.blocks} registry={registry} />
      <ReadOn links={contentPage.readOn} />
    </TextsProvider>
  );
}
