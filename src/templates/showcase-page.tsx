import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { ContentPageData } from "./content-page-head.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { showcaseBlocks } from "./showcase-blocks.ts";

export { ContentPageHead as Head } from "./content-page-head.tsx";

/** Apart from ContentPage, so that reading pages do not load these blocks. */
export default function ShowcasePage({ data }: PageProps<ContentPageData>) {
  return <ReadingPage data={data} registry={showcaseBlocks} />;
}

export const query = graphql`
  query ShowcasePage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "reading"] } }) {
      ...PageTexts
    }
  }
`;
