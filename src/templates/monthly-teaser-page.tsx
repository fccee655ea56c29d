import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { ChosenMonthly } from "#src/features/gift/chosen-monthly.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { ContentPageData } from "./content-page-head.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { showcaseBlocks } from "./showcase-blocks.ts";

export { ContentPageHead as Head } from "./content-page-head.tsx";

type Data = ContentPageData & { siteConfiguration: Pick<SiteConfiguration, "organisation"> };

/** Stands in for the monthly gift's journey: the amount that was chosen elsewhere is not lost on the way. */
export default function MonthlyTeaserPage({ data }: PageProps<Data>) {
  return (
    <>
      <TextsProvider language={data.contentPage.language} texts={mergeTexts(data.allSiteTexts)}>
        <ChosenMonthly phone={data.siteConfiguration.organisation.phone} />
      </TextsProvider>
      <ReadingPage data={data} registry={showcaseBlocks} />
    </>
  );
}

export const query = graphql`
  query MonthlyTeaserPage($id: String!, $language: String!) {
    contentPage(id: { eq: $id }) {
      ...ContentPageParts
    }
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: $language }, namespace: { in: ["content", "reading", "teaser"] } }) {
      nodes {
        texts
      }
    }
  }
`;
