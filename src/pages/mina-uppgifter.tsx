import React from "react";
import { graphql, type PageProps } from "gatsby";
import { MyDetailsPage } from "#src/features/my-details/my-details-page.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function MyDetails({ data }: PageProps<SecretPageData>) {
  return (
    <PageTexts data={data}>
      <MyDetailsPage phone={data.siteConfiguration.organisation.phone} />
    </PageTexts>
  );
}

export const Head = secretHead("myDetails.title");

export const query = graphql`
  query MyDetailsPage {
    ...SecretPageParts
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "donor", "reading", "bankid", "mySession", "myDetails", "myLink"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
