import React from "react";
import { graphql, type PageProps } from "gatsby";
import { DiplomaPage } from "#src/features/diploma/diploma-page.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function DiplomaOrderPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <DiplomaPage {...given} />}</OrderPage>;
}

export const Head = secretHead("diploma.title");

export const query = graphql`
  query DiplomaOrderPage {
    ...SecretPageParts
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "diploma"] } }) {
      ...PageTexts
    }
  }
`;
