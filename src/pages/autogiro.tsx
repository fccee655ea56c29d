import React from "react";
import { graphql, type PageProps } from "gatsby";
import { MandateJourney } from "#src/features/monthly-gift/mandate-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

export default function DirectDebitPage(page: PageProps<JourneyData>) {
  return (
    <JourneyPage
      {...page}
      journey={(given) => <MandateJourney kind="direct_debit" product={page.data.giftProduct} {...given} />}
    />
  );
}

export const query = graphql`
  query DirectDebitPage($path: String!) {
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
