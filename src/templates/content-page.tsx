import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ContentPage } from "contract/published-content.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { Blocks } from "./block-registry.tsx";

type Data = { contentPage: Omit<ContentPage, "blocks"> & { blocks: ShownBlock[] }; allSiteTexts: TextNodes };

export default function ContentPageTemplate({ data: { contentPage, allSiteTexts } }: PageProps<Data>) {
  return (
    <TextsProvider language={contentPage.language} texts={mergeTexts(allSiteTexts)}>
      <Blocks blocks={contentPage.blocks} />
    </TextsProvider>
  );
}

export function Head({ data: { contentPage } }: HeadProps<Data>) {
  const { address, language, title, description, translation } = contentPage;
  return (
    <PageHead
      language={language}
      title={title}
      description={description}
      path={address}
      translation={translation ?? undefined}
    />
  );
}

export const query = graphql`
  query ContentPage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      address
      language
      title
      description
      mood
      translation
      blocks
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "giftStart"] } }) {
      nodes {
        texts
      }
    }
  }
`;
