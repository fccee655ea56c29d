import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { ContentPageData } from "./content-page-head.tsx";
import { StartHero } from "./blocks/start-hero.tsx";
import type { Registry } from "./blocks.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { showcaseBlocks } from "./showcase-blocks.ts";

export { ContentPageHead as Head } from "./content-page-head.tsx";

const startBlocks: Registry = { ...showcaseBlocks, hero: StartHero };

/** The only page that loads the gift form. */
export default function StartPage({ data }: PageProps<ContentPageData>) {
  return <ReadingPage data={data} registry={startBlocks} />;
}

export const query = graphql`
  query StartPage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "reading", "giftStart"] } }) {
      ...PageTexts
    }
  }
`;
