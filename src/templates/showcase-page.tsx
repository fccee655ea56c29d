import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { ContentPageData } from "./content-page-head.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { showcaseBlocks } from "./showcase-blocks.ts";

export { ContentPageHead as Head } from "./content-page-head.tsx";

/** A page that shows more than text: figures, cards, ways to give. Pages for reading do not load these. */
export default function ShowcasePage({ data }: PageProps<ContentPageData>) {
  return <ReadingPage data={data} registry={showcaseBlocks} />;
}

export const query = graphql`
  query ShowcasePage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "reading"] } }) {
      nodes {
        texts
      }
    }
  }
`;
