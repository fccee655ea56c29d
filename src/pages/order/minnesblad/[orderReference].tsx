import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SheetOrderPage } from "#src/features/memorial-gift/sheet-order-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function MemorialSheetPage({ data, params }: PageProps<SecretPageData>) {
  return (
    <PageTexts data={data}>
      <SheetOrderPage
        key={params.orderReference}
        order={params.orderReference ?? ""}
        receiver={data.siteConfiguration.organisation}
      />
    </PageTexts>
  );
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
