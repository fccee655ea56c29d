import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { ContentPageData } from "./content-page-head.tsx";
import { readingBlocks } from "./reading-blocks.ts";
import { ReadingPage } from "./reading-page.tsx";

export { ContentPageHead as Head } from "./content-page-head.tsx";

export default function ContentPage({ data }: PageProps<ContentPageData>) {
  return <ReadingPage data={data} registry={readingBlocks} />;
}

export const query = graphql`
  query ContentPage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "reading"] } }) {
      ...PageTexts
    }
  }
`;
