import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { ArticleJourney } from "#src/features/article-order/article-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { ShownArticle } from "#src/lib/shown-content.ts";
import { JourneyHead, JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

type Data = Omit<JourneyData, "giftProduct" | "siteConfiguration"> & {
  siteConfiguration: JourneyData["siteConfiguration"] & { postage: Postage | null };
  allArticle: { nodes: ShownArticle[] };
};

export default function ArticlesPage(page: PageProps<Data>) {
  const { postage } = page.data.siteConfiguration;
  return (
    <JourneyPage
      {...page}
      journey={(given) => <ArticleJourney articles={page.data.allArticle.nodes} postage={postage} {...given} />}
    />
  );
}

export function Head({ data, ...page }: HeadProps<Data>) {
  const texts = mergeTexts(data.allSiteTexts);
  const giftProduct = { heading: texts["article.heading"] ?? "", lead: texts["article.lead"] ?? "" };
  return <JourneyHead {...page} data={{ contentPage: data.contentPage, giftProduct }} />;
}

export const query = graphql`
  query ArticlesPage($path: String!) {
    ...JourneyParts
    siteConfiguration {
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
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "article", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
