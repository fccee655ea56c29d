import React, { Fragment, type ReactNode } from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { ContentPage, GiftProduct, SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { Blocks } from "./blocks.tsx";
import { aboutPage, type ContentPageData } from "./content-page-head.tsx";
import { PageTexts } from "./page-texts.tsx";
import { readingBlocks } from "./reading-blocks.ts";

export type JourneyData = {
  giftProduct: GiftProduct;
  siteConfiguration: { organisation: SiteConfiguration["organisation"] };
  contentPage: ContentPageData["contentPage"] | null;
  allSiteTexts: TextNodes;
};

type About = { contentPage: JourneyData["contentPage"]; giftProduct: Pick<GiftProduct, "heading" | "lead"> };
type Surroundings = { mood?: ContentPage["mood"]; language?: Language; translation?: string };

export function JourneyHead({ data, location, pageContext }: HeadProps<About, Surroundings>) {
  const { contentPage, giftProduct } = data;
  const { mood = "day", language = "sv", translation } = pageContext;
  const about =
    contentPage === null ? { title: giftProduct.heading, description: giftProduct.lead } : aboutPage(contentPage);
  const { pathname } = location;
  return <PageHead {...about} language={language} path={pathname} mood={mood} {...(translation && { translation })} />;
}

type Props = Pick<PageProps<Omit<JourneyData, "giftProduct">>, "data" | "location"> & {
  language?: Language;
  journey: (given: { receiver: Receiver; children: ReactNode }) => ReactNode;
};

/** A journey, and below it what editors have written of it. */
export function JourneyPage({ data, location, language = "sv", journey }: Props) {
  const blocks = (data.contentPage?.blocks ?? []).filter(({ type }) => type !== "hero");
  const children = <Blocks blocks={blocks} registry={readingBlocks} />;
  return (
    <PageTexts data={data} language={language}>
      <Fragment key={location.key}>{journey({ receiver: data.siteConfiguration.organisation, children })}</Fragment>
    </PageTexts>
  );
}

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
