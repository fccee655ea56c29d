import React from "react";
import { graphql, type PageProps } from "gatsby";
import { MemorialJourney } from "#src/features/memorial-gift/memorial-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function MemorialGiftPage(page: PageProps<JourneyData>) {
  return <JourneyPage {...page} journey={(given) => <MemorialJourney product={page.data.giftProduct} {...given} />} />;
}

export const query = graphql`
  query MemorialGiftPage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "memorial_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "memorial", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
