import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import type { Design } from "#src/features/greeting-card/designs.ts";
import { GreetingOrderPage } from "#src/features/greeting-card/greeting-order-page.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { JourneyData } from "#src/templates/journey-page.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = Pick<JourneyData, "siteConfiguration" | "allSiteTexts"> & { allOrderedDesign: { nodes: Design[] } };

export default function GreetingCardOrderPage({ data, params }: PageProps<Data>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <GreetingOrderPage
        key={params.orderReference}
        order={params.orderReference ?? ""}
        designs={data.allOrderedDesign.nodes}
        receiver={data.siteConfiguration.organisation}
      />
    </TextsProvider>
  );
}

// The URL is secret: it must not be in the document or sent as referrer.
export const Head = ({ data }: HeadProps<Data>) => (
  <PageHead language="sv" title={mergeTexts(data.allSiteTexts)["greetingOrder.title"] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

export const query = graphql`
  query GreetingCardOrderPage {
    siteConfiguration {
      organisation
    }
    allOrderedDesign(sort: { place: ASC }) {
      nodes {
        code
        kind
        occasion
        season
        title
        greeting
        isInSeason
        picture
      }
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "order", "donor", "greeting", "greetingOrder", "sharedCard"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
