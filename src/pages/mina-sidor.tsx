import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { Design } from "#src/features/my-pages/cards.tsx";
import { MyPages } from "#src/features/my-pages/my-pages.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import type { SecretPageData } from "#src/templates/secret-page-head.tsx";

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

/** Found by who looks for the way in: what is somebody's is not in the document. A mailed link opens it, so no referrer. */
export function Head({ data }: HeadProps<Data>) {
  const texts = mergeTexts(data.allSiteTexts);
  return (
    <PageHead
      language="sv"
      title={texts["myPages.title"] ?? ""}
      description={texts["myPages.lead"] ?? ""}
      path={routes.myPages.href()}
    >
      <meta name="referrer" content="no-referrer" />
    </PageHead>
  );
}

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
