import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SheetOrderPage } from "#src/features/memorial-gift/sheet-order.tsx";
import { OrderHead, OrderPage, type OrderPageData } from "#src/templates/order-page.tsx";

export default function MemorialSheetPage(page: PageProps<OrderPageData>) {
  return <OrderPage {...page}>{(given) => <SheetOrderPage {...given} />}</OrderPage>;
}

export const Head = ({ data }: HeadProps<OrderPageData>) => (
  <OrderHead data={data} title="memorial.page.title" mood="dusk" />
);

export const query = graphql`
  query MemorialSheetPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "memorial", "order"] } }) {
      nodes {
        texts
      }
    }
  }
`;
