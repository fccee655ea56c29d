import React from "react";
import { graphql, type PageProps } from "gatsby";
import { GiftDocumentJourney } from "#src/features/gift-document/gift-document-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function GiftCertificatePage({ data, location }: PageProps<JourneyData>) {
  return (
    <PageTexts data={data}>
      <GiftDocumentJourney
        key={location.key}
        kind="gift_certificate"
        product={data.giftProduct}
        receiver={data.siteConfiguration.organisation}
      >
        <BlocksBelow contentPage={data.contentPage} />
      </GiftDocumentJourney>
    </PageTexts>
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
