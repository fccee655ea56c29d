import React from "react";
import { graphql } from "gatsby";
import type { ContentPage, GiftProduct, SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { aboutPage, type ContentPageData } from "./content-page-head.tsx";

export type JourneyData = {
  giftProduct: GiftProduct;
  siteConfiguration: { organisation: SiteConfiguration["organisation"] };
  contentPage: ContentPageData["contentPage"] | null;
  allSiteTexts: TextNodes;
};

type About = { contentPage: JourneyData["contentPage"]; giftProduct: Pick<GiftProduct, "heading" | "lead"> };
type JourneyHeadProps = { data: About; path: string; mood?: ContentPage["mood"] };

export function JourneyHead({ data: { contentPage, giftProduct }, path, mood = "day" }: JourneyHeadProps) {
  const about =
    contentPage === null ? { title: giftProduct.heading, description: giftProduct.lead } : aboutPage(contentPage);
  return <PageHead language="sv" path={path} {...about} mood={mood} />;
}

export const blocksBelow = ({ contentPage }: Pick<JourneyData, "contentPage">): ShownBlock[] =>
  (contentPage?.blocks ?? []).filter(({ type }) => type !== "hero");

export const parts = graphql`
  fragment GiftProductParts on GiftProduct {
    presets
    preselected
    least
    most
    heading
    lead
    effects
    thanks
  }
`;
