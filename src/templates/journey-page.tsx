import React from "react";
import { graphql, type HeadProps } from "gatsby";
import type { ContentPage, GiftProduct, SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { Blocks } from "./blocks.tsx";
import { aboutPage, type ContentPageData } from "./content-page-head.tsx";
import { readingBlocks } from "./reading-blocks.ts";

export type JourneyData = {
  giftProduct: GiftProduct;
  siteConfiguration: { organisation: SiteConfiguration["organisation"] };
  contentPage: ContentPageData["contentPage"] | null;
  allSiteTexts: TextNodes;
};

type About = { contentPage: JourneyData["contentPage"]; giftProduct: Pick<GiftProduct, "heading" | "lead"> };
type Surroundings = { mood?: ContentPage["mood"] };

export function JourneyHead({ data, location, pageContext }: HeadProps<About, Surroundings>) {
  const { contentPage, giftProduct } = data;
  const about =
    contentPage === null ? { title: giftProduct.heading, description: giftProduct.lead } : aboutPage(contentPage);
  return <PageHead language="sv" path={location.pathname} {...about} mood={pageContext.mood ?? "day"} />;
}

export const BlocksBelow = ({ contentPage }: Pick<JourneyData, "contentPage">) => (
  <Blocks blocks={(contentPage?.blocks ?? []).filter(({ type }) => type !== "hero")} registry={readingBlocks} />
);

export const parts = graphql`
  fragment JourneyParts on Query {
    siteConfiguration {
      organisation
    }
    contentPage(path: { eq: $path }) {
      ...ContentPageParts
    }
  }
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
