import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { GiftDocumentJourney } from "#src/features/gift-document/gift-document-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { Blocks } from "#src/templates/blocks.tsx";
import { JourneyHead, blocksBelow, type JourneyData } from "#src/templates/journey-page.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";

export default function GiftCertificatePage({ data, location }: PageProps<JourneyData>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <GiftDocumentJourney
        key={location.key}
        kind="gift_certificate"
        product={data.giftProduct}
        receiver={data.siteConfiguration.organisation}
      >
        <Blocks blocks={blocksBelow(data)} registry={readingBlocks} />
      </GiftDocumentJourney>
    </TextsProvider>
  );
}

export const Head = ({ data, location }: HeadProps<JourneyData>) => (
  <JourneyHead data={data} path={location.pathname} />
);

export const query = graphql`
  query GiftCertificatePage {
    siteConfiguration {
      organisation
    }
    giftProduct(kind: { eq: "regular_gift" }) {
      ...GiftProductParts
    }
    contentPage(path: { eq: "/gavobevis/" }) {
      ...ContentPageParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "giftDocument", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
