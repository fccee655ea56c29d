import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { CompanyOrderPage } from "#src/features/company-gift/order-page/company-order-page.tsx";
import { OrderPage } from "#src/templates/order-page.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

type Data = SecretPageData & { giftProduct: Pick<GiftProduct, "effects"> };

export default function CompanyGiftOrderPage({ data, params, location }: PageProps<Data>) {
  return (
    <OrderPage data={data} params={{ orderReference: params.shortOrderRef ?? "" }}>
      {({ order, receiver }) => (
        <CompanyOrderPage
          shortOrder={order}
          search={location.search}
          effects={data.giftProduct.effects}
          receiver={receiver}
        />
      )}
    </OrderPage>
  );
}

export const Head = secretHead("companyPage.title");

export const query = graphql`
  query CompanyGiftOrderPage {
    ...SecretPageParts
    giftProduct(kind: { eq: "company_gift" }) {
      effects
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "order", "company", "companyPage"] } }) {
      ...PageTexts
    }
  }
`;
