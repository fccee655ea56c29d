import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { MembershipJourney } from "#src/features/membership/membership-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

type Data = JourneyData & { allMembershipKind: { nodes: MembershipKind[] } };

export default function MembershipPage({ data, location }: PageProps<Data>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <MembershipJourney
        key={location.key}
        product={data.giftProduct}
        kinds={data.allMembershipKind.nodes}
        receiver={data.siteConfiguration.organisation}
      >
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </MembershipJourney>
    </TextsProvider>
  );
}

export const Head = ({ data, location }: HeadProps<Data>) => <JourneyHead data={data} path={location.pathname} />;

export const query = graphql`
  query MembershipPage {
    siteConfiguration {
      organisation
    }
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
    contentPage(path: { eq: "/bli-medlem/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "membership", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
