import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { GiftJourney } from "#src/features/gift/gift-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

export default function GiftPage({ data, location }: PageProps<JourneyData>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <GiftJourney key={location.key} product={data.giftProduct} receiver={data.siteConfiguration.organisation}>
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </GiftJourney>
    </TextsProvider>
  );
}

export const Head = ({ data, location }: HeadProps<JourneyData>) => (
  <JourneyHead data={data} path={location.pathname} />
);

export const query = graphql`
  query GiftPage {
    siteConfiguration {
      organisation
    }
    giftProduct(kind: { eq: "regular_gift" }) {
      ...GiftProductParts
    }
    contentPage(path: { eq: "/ge-en-gava/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "gift", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
