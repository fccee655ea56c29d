import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { MembershipJourney } from "#src/features/membership/membership-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

type Data = JourneyData & { allMembershipKind: { nodes: MembershipKind[] } };

export default function MembershipPage(page: PageProps<Data>) {
  const { giftProduct, allMembershipKind } = page.data;
  return (
    <JourneyPage
      {...page}
      journey={(given) => <MembershipJourney product={giftProduct} kinds={allMembershipKind.nodes} {...given} />}
    />
  );
}

export const query = graphql`
  query MembershipPage($path: String!) {
    ...JourneyParts
    giftProduct(kind: { eq: "membership_gift" }) {
      ...GiftProductParts
    }
    allMembershipKind(sort: { place: ASC }) {
      nodes {
        code
        name
        description
        yearlyFee
        isForHousehold
      }
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "membership", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
