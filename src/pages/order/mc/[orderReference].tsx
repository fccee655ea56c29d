import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CandleOrderPage } from "#src/features/memorial-card/card-order-page.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function MemorialCardOrderPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <CandleOrderPage {...given} />}</OrderPage>;
}

export const Head = ({ data }: HeadProps<SecretPageData>) => (
  <SecretPageHead data={data} title="memorialCardOrder.title" mood="dusk" />
);

export const query = graphql`
  query MemorialCardOrderPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "order", "candle", "candleCard", "memorialCard", "memorialCardOrder", "sharedCard"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
