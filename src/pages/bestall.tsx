import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { ArticleJourney } from "#src/features/article-order/article-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { ShownArticle } from "#src/lib/shown-content.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

type Data = Omit<JourneyData, "giftProduct" | "siteConfiguration"> & {
  siteConfiguration: JourneyData["siteConfiguration"] & { postage: Postage | null };
  allArticle: { nodes: ShownArticle[] };
};

export default function ArticlesPage({ data, location }: PageProps<Data>) {
  const { organisation, postage } = data.siteConfiguration;
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <ArticleJourney key={location.key} articles={data.allArticle.nodes} postage={postage} receiver={organisation}>
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </ArticleJourney>
    </TextsProvider>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const texts = mergeTexts(data.allSiteTexts);
  const giftProduct = { heading: texts["article.heading"] ?? "", lead: texts["article.lead"] ?? "" };
  return <JourneyHead data={{ contentPage: data.contentPage, giftProduct }} path={location.pathname} />;
}

export const query = graphql`
  query ArticlesPage {
    siteConfiguration {
      organisation
      postage
    }
    allArticle(sort: { place: ASC }) {
      nodes {
        articleNumber
        name
        description
        price
        most
        weight
        needsStock
        picture
      }
    }
    contentPage(path: { eq: "/bestall/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "article", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
