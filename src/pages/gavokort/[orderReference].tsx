import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { OrderedDocumentPage } from "#src/features/gift-document/ordered-document.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function GiftCardOrderPage({ data, params }: PageProps<SecretPageData>) {
  return (
    <PageTexts data={data}>
      <OrderedDocumentPage
        kind="gift_card"
        key={params.orderReference}
        order={params.orderReference ?? ""}
        receiver={data.siteConfiguration.organisation}
      />
    </PageTexts>
  );
}

export const Head = ({ data }: HeadProps<SecretPageData>) => (
  <SecretPageHead data={data} title="giftDocument.gift_card.pageTitle" />
);

export const query = graphql`
  query GiftCardOrderPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "giftDocument", "order"] } }) {
      ...PageTexts
    }
  }
`;
