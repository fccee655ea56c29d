import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { CandleJourney } from "#src/features/memorial-card/candle-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

export default function MemorialCandlePage({ data, location }: PageProps<JourneyData>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <CandleJourney key={location.key} product={data.giftProduct} receiver={data.siteConfiguration.organisation}>
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </CandleJourney>
    </TextsProvider>
  );
}

export const Head = ({ data, location }: HeadProps<JourneyData>) => (
  <JourneyHead data={data} path={location.pathname} mood="dusk" />
);

export const query = graphql`
  query MemorialCandlePage {
    siteConfiguration {
      organisation
    }
    giftProduct(kind: { eq: "memorial_gift" }) {
      ...GiftProductParts
    }
    contentPage(path: { eq: "/tand-ett-ljus/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: {
          in: ["content", "form", "candle", "candleCard", "donor", "payment", "order", "thanks", "noScript"]
        }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
