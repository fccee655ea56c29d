import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { OrderedDocumentPage } from "#src/features/gift-document/ordered-document.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function GiftCertificateOrderPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <OrderedDocumentPage kind="gift_certificate" {...given} />}</OrderPage>;
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
