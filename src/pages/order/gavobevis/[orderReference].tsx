import React from "react";
import { graphql, type PageProps } from "gatsby";
import { OrderedDocumentPage } from "#src/features/gift-document/ordered-document.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function GiftCertificateOrderPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <OrderedDocumentPage kind="gift_certificate" {...given} />}</OrderPage>;
}

export const Head = secretHead("giftDocument.gift_certificate.pageTitle");

export const query = graphql`
  query GiftCertificateOrderPage {
    ...SecretPageParts
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "giftDocument", "order"] } }) {
      ...PageTexts
    }
  }
`;
