import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { Design } from "#src/features/greeting-card/designs.ts";
import { GreetingOrderPage } from "#src/features/greeting-card/greeting-order-page.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

type Data = SecretPageData & { allOrderedDesign: { nodes: Design[] } };

export default function GreetingCardOrderPage(page: PageProps<Data>) {
  return (
    <OrderPage {...page}>
      {(given) => <GreetingOrderPage designs={page.data.allOrderedDesign.nodes} {...given} />}
    </OrderPage>
  );
}

export const Head = secretHead("greetingOrder.title");

export const query = graphql`
  query GreetingCardOrderPage {
    ...SecretPageParts
    allOrderedDesign(sort: { place: ASC }) {
      nodes {
        code
        kind
        occasion
        season
        title
        greeting
        isInSeason
        picture
      }
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "order", "donor", "greeting", "greetingOrder", "greetingHeading", "sharedCard"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
