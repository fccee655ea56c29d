import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { MembershipJourney } from "#src/features/membership/membership-journey.tsx";
import { BlocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

type Data = JourneyData & { allMembershipKind: { nodes: MembershipKind[] } };

export default function MembershipPage({ data, location }: PageProps<Data>) {
  return (
    <PageTexts data={data}>
      <MembershipJourney
        key={location.key}
        product={data.giftProduct}
        kinds={data.allMembershipKind.nodes}
        receiver={data.siteConfiguration.organisation}
      >
        <BlocksBelow contentPage={data.contentPage} />
      </MembershipJourney>
    </PageTexts>
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
