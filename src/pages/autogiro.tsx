import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { MandateJourney } from "#src/features/monthly-gift/mandate-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

export default function DirectDebitPage({ data, location }: PageProps<JourneyData>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <MandateJourney
        key={location.key}
        kind="direct_debit"
        product={data.giftProduct}
        receiver={data.siteConfiguration.organisation}
      >
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </MandateJourney>
    </TextsProvider>
  );
}

export const Head = ({ data, location }: HeadProps<JourneyData>) => (
  <JourneyHead data={data} path={location.pathname} />
);

export const query = graphql`
  query DirectDebitPage {
    siteConfiguration {
      organisation
    }
    giftProduct(kind: { eq: "monthly_gift" }) {
      ...GiftProductParts
    }
    contentPage(path: { eq: "/autogiro/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "monthly", "account", "bankid", "donor", "order", "thanks", "noScript"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
