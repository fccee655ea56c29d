import React from "react";
import { graphql, type PageProps } from "gatsby";
import { GiftDocumentJourney } from "#src/features/gift-document/gift-document-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function GiftCertificatePage(page: PageProps<JourneyData>) {
  return (
    <JourneyPage
      {...page}
      journey={(given) => <GiftDocumentJourney kind="gift_certificate" product={page.data.giftProduct} {...given} />}
    />
  );
}

export const query = graphql`
  query GiftCertificatePage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "regular_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "giftDocument", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
