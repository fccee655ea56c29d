import React from "react";
import { graphql, type PageProps } from "gatsby";
import { GiftJourney } from "#src/features/gift/gift-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function GiftPage(page: PageProps<JourneyData>) {
  return <JourneyPage {...page} journey={(given) => <GiftJourney product={page.data.giftProduct} {...given} />} />;
}

export const query = graphql`
  query GiftPage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "regular_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "gift", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
