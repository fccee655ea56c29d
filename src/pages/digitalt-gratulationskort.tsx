import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { Design } from "#src/features/greeting-card/designs.ts";
import { GreetingJourney } from "#src/features/greeting-card/greeting-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

type Data = JourneyData & { allOrderedDesign: { nodes: Design[] } };

export default function GreetingJourneyPage(page: PageProps<Data>) {
  const { giftProduct, allOrderedDesign } = page.data;
  return (
    <JourneyPage
      {...page}
      journey={(given) => <GreetingJourney product={giftProduct} designs={allOrderedDesign.nodes} {...given} />}
    />
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
            "greetingHeading"
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
