import React from "react";
import { graphql, type PageProps } from "gatsby";
import { CandleJourney } from "#src/features/memorial-card/candle-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function MemorialCandlePage({ data, location }: PageProps<JourneyData>) {
  return (
    <PageTexts data={data}>
      <CandleJourney key={location.key} product={data.giftProduct} receiver={data.siteConfiguration.organisation}>
        <BlocksBelow contentPage={data.contentPage} />
      </CandleJourney>
    </PageTexts>
  );
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
