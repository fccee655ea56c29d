import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DiplomaPage } from "#src/features/diploma/diploma-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function DiplomaOrderPage({ data, params }: PageProps<SecretPageData>) {
  return (
    <PageTexts data={data}>
      <DiplomaPage
        key={params.orderReference}
        order={params.orderReference ?? ""}
        receiver={data.siteConfiguration.organisation}
      />
    </PageTexts>
  );
}

export const Head = ({ data }: HeadProps<SecretPageData>) => <SecretPageHead data={data} title="diploma.title" />;

export const query = graphql`
  query DiplomaOrderPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "diploma"] } }) {
      ...PageTexts
    }
  }
`;
