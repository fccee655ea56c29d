import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { GiftDocumentJourney } from "#src/features/gift-document/gift-document-journey.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { JourneyData } from "#src/templates/journey-page.tsx";
import { PageHead } from "#src/shell/page-head.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

type Data = Omit<JourneyData, "contentPage">;

export default function GiftCardPage({ data, location }: PageProps<Data>) {
  return (
    <PageTexts data={data}>
      <GiftDocumentJourney
        key={location.key}
        kind="gift_card"
        product={data.giftProduct}
        receiver={data.siteConfiguration.organisation}
      >
        {null}
      </GiftDocumentJourney>
    </PageTexts>
  );
}

export const Head = ({ data, location }: HeadProps<Data>) => {
  const texts = mergeTexts(data.allSiteTexts);
  return (
    <PageHead
      language="sv"
      path={location.pathname}
      title={texts["giftDocument.gift_card.heading"] ?? ""}
      description={texts["giftDocument.gift_card.description"] ?? ""}
    />
  );
};

export const query = graphql`
  query GiftCardPage {
    siteConfiguration {
      organisation
    }
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
