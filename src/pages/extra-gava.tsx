import React from "react";
import { graphql, type PageProps } from "gatsby";
import { ExtraJourney } from "#src/features/linked-gift/extra-journey.tsx";
import { LinkedGiftPage } from "#src/features/linked-gift/by-link.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

type Data = SecretPageData & { giftProduct: { heading: string; thanks: string } };

export default function ExtraPage({ data, location }: PageProps<Data>) {
  const { organisation } = data.siteConfiguration;
  return (
    <PageTexts data={data}>
      <LinkedGiftPage receiver={organisation}>
        <ExtraJourney key={location.key} product={data.giftProduct} receiver={organisation} />
      </LinkedGiftPage>
    </PageTexts>
  );
}

export const Head = secretHead("extra.title");

export const query = graphql`
  query ExtraPage {
    ...SecretPageParts
    giftProduct(kind: { eq: "extra_gift" }) {
      heading
      thanks
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "gift", "order", "extra", "linkedGift", "payment", "thanks", "bankid"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
