import React from "react";
import { graphql, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "./blocks.tsx";
import type { ContentPageData } from "./content-page-head.tsx";
import { showcaseBlocks } from "./showcase-blocks.ts";

export { ContentPageHead as Head } from "./content-page-head.tsx";

/** A page that shows more than text: figures, cards, ways to give. Pages for reading do not load these. */
export default function ShowcasePage({ data: { contentPage, allSiteTexts } }: PageProps<ContentPageData>) {
  return (
    <TextsProvider language={contentPage.language} texts={mergeTexts(allSiteTexts)}>
      <Blocks blocks={contentPage.blocks} registry={showcaseBlocks} />
    </TextsProvider>
  );
}

export const query = graphql`
  query ShowcasePage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { eq: "content" } }) {
      nodes {
        texts
      }
    }
  }
`;
