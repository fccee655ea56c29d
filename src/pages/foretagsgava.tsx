import React from "react";
import { graphql, type PageProps } from "gatsby";
import { CompanyGiftJourney } from "#src/features/company-gift/company-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function CompanyGiftPage(page: PageProps<JourneyData>) {
  return (
    <JourneyPage {...page} journey={(given) => <CompanyGiftJourney product={page.data.giftProduct} {...given} />} />
  );
}

export const query = graphql`
  query CompanyGiftPage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "company_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "company", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
