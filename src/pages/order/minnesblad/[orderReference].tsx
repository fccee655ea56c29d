import React from "react";
import { graphql, type PageProps } from "gatsby";
import { SheetOrderPage } from "#src/features/memorial-gift/sheet-order.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function MemorialSheetPage(page: PageProps<SecretPageData>) {
  return <OrderPage {...page}>{(given) => <SheetOrderPage {...given} />}</OrderPage>;
}

export const Head = secretHead("memorial.page.title", "dusk");

export const query = graphql`
  query MemorialSheetPage {
    ...SecretPageParts
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "memorial", "order"] } }) {
      ...PageTexts
    }
  }
`;
