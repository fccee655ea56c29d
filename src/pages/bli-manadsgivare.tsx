import React from "react";
import { graphql, type PageProps } from "gatsby";
import { MandateJourney } from "#src/features/monthly-gift/mandate-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function MonthlyGiftPage({ data, location }: PageProps<JourneyData>) {
  return (
    <PageTexts data={data}>
      <MandateJourney
        key={location.key}
        kind="monthly_gift"
        product={data.giftProduct}
        receiver={data.siteConfiguration.organisation}
      >
        <BlocksBelow contentPage={data.contentPage} />
      </MandateJourney>
    </PageTexts>
  );
}

export const query = graphql`
  query MonthlyGiftPage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "monthly_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "monthly", "account", "bankid", "donor", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
