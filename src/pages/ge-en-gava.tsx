import React from "react";
import { graphql, type PageProps } from "gatsby";
import { GiftJourney } from "#src/features/gift/gift-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function GiftPage({ data, location }: PageProps<JourneyData>) {
  return (
    <PageTexts data={data}>
      <GiftJourney key={location.key} product={data.giftProduct} receiver={data.siteConfiguration.organisation}>
        <BlocksBelow contentPage={data.contentPage} />
      </GiftJourney>
    </PageTexts>
  );
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
