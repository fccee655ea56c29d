import React from "react";
import { graphql, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Article } from "./article/article.tsx";
import type { LinkPictures } from "./article/next-reading.tsx";
import type { ContentPageData } from "./content-page-head.tsx";

export { ContentPageHead as Head } from "./content-page-head.tsx";

type Data = ContentPageData & { contentPage: { linkPictures: LinkPictures } };

export default function ArticlePage({ data: { contentPage, allSiteTexts } }: PageProps<Data>) {
  return (
    <TextsProvider language={contentPage.language} texts={mergeTexts(allSiteTexts)}>
      <Article {...contentPage} />
    </TextsProvider>
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
      linkPictures
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "reading"] } }) {
      ...PageTexts
    }
  }
`;
