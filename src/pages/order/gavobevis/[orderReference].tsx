import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { OrderedDocumentPage } from "#src/features/gift-document/ordered-document.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function GiftCertificateOrderPage({ data, params }: PageProps<SecretPageData>) {
  return (
    <PageTexts data={data}>
      <OrderedDocumentPage
        kind="gift_certificate"
        key={params.orderReference}
        order={params.orderReference ?? ""}
        receiver={data.siteConfiguration.organisation}
      />
    </PageTexts>
  );
}

export const Head = ({ data }: HeadProps<SecretPageData>) => (
  <SecretPageHead data={data} title="giftDocument.gift_certificate.pageTitle" />
);

export const query = graphql`
  query GiftCertificateOrderPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "giftDocument", "order"] } }) {
      ...PageTexts
    }
  }
`;
