import React, { Suspense } from "react";
import { graphql } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { ResearchList } from "#src/features/research/research-list.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { ResearchSnapshot } from "#src/lib/research-project.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { Blocks } from "./blocks.tsx";
import { Breadcrumbs } from "#src/core/breadcrumbs.tsx";
import { aboutPage, type ContentPageData } from "./content-page-head.tsx";
import { ReadOn } from "./read-on.tsx";
import { readingBlocks } from "./reading-blocks.ts";

export type ResearchPageData = {
  researchSnapshot: ResearchSnapshot;
  contentPage: ContentPageData["contentPage"] | null;
  allSiteTexts: TextNodes;
};

type Place = { data: ResearchPageData; language: Language; path: string };

export function ResearchPage({ data: { researchSnapshot, contentPage, allSiteTexts }, language, path }: Place) {
  const texts = mergeTexts(allSiteTexts);
  const blocks = contentPage?.blocks ?? [];
  const unwritten = { type: "hero", heading: texts["research.heading"] ?? "" } as const;
  const hero = blocks.find(({ type }) => type === "hero") ?? unwritten;
  const below = blocks.filter((block) => block !== hero);
  return (
    <TextsProvider language={language} texts={texts}>
      {contentPage?.trail && <Breadcrumbs trail={contentPage.trail} />}
      <Blocks blocks={[hero]} registry={readingBlocks} />
      {/* Hydrated in a task of its own, as blocks are. */}
      <Suspense fallback={null}>
        <ResearchList snapshot={researchSnapshot} path={path} />
      </Suspense>
      <Blocks blocks={below} registry={readingBlocks} />
      {contentPage && <ReadOn links={contentPage.readOn} />}
    </TextsProvider>
  );
}

export function ResearchHead({ data, language, path, translation }: Place & { translation: string }) {
  if (data.contentPage !== null)
    return <PageHead language={language} path={path} {...aboutPage(data.contentPage)} translation={translation} />;
  const texts = mergeTexts(data.allSiteTexts);
  const [title = "", description = ""] = [texts["research.heading"], texts["research.lead"]];
  return <PageHead language={language} title={title} description={description} path={path} translation={translation} />;
}

export const parts = graphql`
  fragment ResearchSnapshotParts on ResearchSnapshot {
    takenOn
    file
    count
    sumSek
    years
    first
  }
`;
