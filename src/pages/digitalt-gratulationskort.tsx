import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { Design } from "#src/features/greeting-card/designs.ts";
import { GreetingJourney } from "#src/features/greeting-card/greeting-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

type Data = JourneyData & { allOrderedDesign: { nodes: Design[] } };

export default function GreetingJourneyPage({ data, location }: PageProps<Data>) {
  return (
    <PageTexts data={data}>
      <GreetingJourney
        key={location.key}
        product={data.giftProduct}
        designs={data.allOrderedDesign.nodes}
        receiver={data.siteConfiguration.organisation}
      >
        <BlocksBelow contentPage={data.contentPage} />
      </GreetingJourney>
    </PageTexts>
  );
}

export const query = graphql`
  query GreetingJourneyPage($path: String!) {
    ...JourneyParts
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
      ...PageTexts
    }
  }
`;
