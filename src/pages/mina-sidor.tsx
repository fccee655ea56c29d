import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { Design } from "#src/features/my-pages/cards.tsx";
import { MyPages } from "#src/features/my-pages/my-pages.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

type Data = SecretPageData & {
  siteConfiguration: { researchHour: number };
  allOrderedDesign: { nodes: Design[] };
};

export default function MyPagesPage({ data }: PageProps<Data>) {
  const { organisation, researchHour } = data.siteConfiguration;
  return (
    <PageTexts data={data}>
      <MyPages organisation={organisation} hourCosts={researchHour} designs={data.allOrderedDesign.nodes} />
    </PageTexts>
  );
}

export const Head = secretHead("myPages.title");

export const query = graphql`
  query MyPagesPage {
    ...SecretPageParts
    siteConfiguration {
      researchHour
    }
    allOrderedDesign {
      nodes {
        code
        title
        picture
      }
    }
    allSiteTexts(
      filter: { language: { eq: "sv" }, namespace: { in: ["form", "myPages", "mySession", "myLink", "bankid"] } }
    ) {
      ...PageTexts
    }
  }
`;
