import React from "react";
import { graphql, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "./blocks.tsx";
import type { ContentPageData } from "./content-page-head.tsx";
import { readingBlocks } from "./reading-blocks.ts";

export { ContentPageHead as Head } from "./content-page-head.tsx";

/** Text, pictures, questions and links. */
export default function ContentPage({ data: { contentPage, allSiteTexts } }: PageProps<ContentPageData>) {
  return (
    <TextsProvider language={contentPage.language} texts={mergeTexts(allSiteTexts)}>
      <Blocks blocks={contentPage.blocks} registry={readingBlocks} />
    </TextsProvider>
  );
}

export const query = graphql`
  query ContentPage($id: String!, $language: String!) {
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
