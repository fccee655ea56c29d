import React from "react";
import { graphql, type PageProps } from "gatsby";
import { CandleJourney } from "#src/features/memorial-card/candle-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function MemorialCandlePage(page: PageProps<JourneyData>) {
  return <JourneyPage {...page} journey={(given) => <CandleJourney product={page.data.giftProduct} {...given} />} />;
}

export const query = graphql`
  query MemorialCandlePage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "memorial_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: {
          in: ["content", "form", "candle", "candleCard", "donor", "payment", "order", "thanks", "noScript"]
        }
      }
    ) {
      ...PageTexts
    }
  }
`;
