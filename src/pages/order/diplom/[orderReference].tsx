import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DiplomaPage } from "#src/features/diploma/diploma-page.tsx";
import { OrderHead, OrderPage, type OrderPageData } from "#src/templates/order-page.tsx";

export default function DiplomaOrderPage(page: PageProps<OrderPageData>) {
  return <OrderPage {...page}>{(given) => <DiplomaPage {...given} />}</OrderPage>;
}

export const Head = ({ data }: HeadProps<OrderPageData>) => <OrderHead data={data} title="diploma.title" />;

export const query = graphql`
  query DiplomaOrderPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "diploma"] } }) {
      nodes {
        texts
      }
    }
  }
`;
