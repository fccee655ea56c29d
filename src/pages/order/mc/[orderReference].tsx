import React from "react";
import { graphql, type PageProps } from "gatsby";
import { CandleOrderPage } from "#src/features/memorial-card/card-order-page.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function MemorialCardOrderPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <CandleOrderPage {...given} />}</OrderPage>;
}

export const Head = secretHead("memorialCardOrder.title", "dusk");

export const query = graphql`
  query MemorialCardOrderPage {
    ...SecretPageParts
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
