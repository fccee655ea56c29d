import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SheetOrderPage } from "#src/features/memorial-gift/sheet-order.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function MemorialSheetPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <SheetOrderPage {...given} />}</OrderPage>;
}

export const Head = ({ data }: HeadProps<SecretPageData>) => (
  <SecretPageHead data={data} title="memorial.page.title" mood="dusk" />
);

export const query = graphql`
  query MemorialSheetPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "memorial", "order"] } }) {
      ...PageTexts
    }
  }
`;
