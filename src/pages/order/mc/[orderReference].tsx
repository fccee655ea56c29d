import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { CandleOrderPage } from "#src/features/memorial-card/card-order-page.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { JourneyData } from "#src/templates/journey-page.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = Pick<JourneyData, "siteConfiguration" | "allSiteTexts">;

export default function MemorialCardOrderPage({ data, params }: PageProps<Data>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <CandleOrderPage
        key={params.orderReference}
        order={params.orderReference ?? ""}
        receiver={data.siteConfiguration.organisation}
      />
    </TextsProvider>
  );
}

// The URL is secret: it must not be in the document or sent as referrer.
export const Head = ({ data }: HeadProps<Data>) => (
  <PageHead language="sv" mood="dusk" title={mergeTexts(data.allSiteTexts)["memorialCardOrder.title"] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

export const query = graphql`
  query MemorialCardOrderPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "order", "candle", "candleCard", "memorialCard", "memorialCardOrder", "sharedCard"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
