import React from "react";
import { graphql, type PageProps } from "gatsby";
import { MemorialJourney } from "#src/features/memorial-gift/memorial-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function MemorialGiftPage({ data, location }: PageProps<JourneyData>) {
  return (
    <PageTexts data={data}>
      <MemorialJourney key={location.key} product={data.giftProduct} receiver={data.siteConfiguration.organisation}>
        <BlocksBelow contentPage={data.contentPage} />
      </MemorialJourney>
    </PageTexts>
  );
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
