import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import type { Design } from "#src/features/greeting-card/designs.ts";
import { GreetingJourney } from "#src/features/greeting-card/greeting-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

type Data = JourneyData & { allOrderedDesign: { nodes: Design[] } };

export default function GreetingJourneyPage({ data, location }: PageProps<Data>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <GreetingJourney
        key={location.key}
        product={data.giftProduct}
        designs={data.allOrderedDesign.nodes}
        receiver={data.siteConfiguration.organisation}
      >
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </GreetingJourney>
    </TextsProvider>
  );
}

export const Head = ({ data, location }: HeadProps<Data>) => <JourneyHead data={data} path={location.pathname} />;

export const query = graphql`
  query GreetingJourneyPage {
    siteConfiguration {
      organisation
    }
    giftProduct(kind: { eq: "digital_greeting" }) {
      ...GiftProductParts
    }
    allOrderedDesign(
      filter: { offered: { eq: true }, kind: { in: ["greeting", "condolence"] } }
      sort: { place: ASC }
    ) {
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
    contentPage(path: { eq: "/digitalt-gratulationskort/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: {
          in: [
            "content"
            "form"
            "greeting"
            "greetingOrder"
            "sharedCard"
            "donor"
            "payment"
            "order"
            "thanks"
            "noScript"
          ]
        }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
