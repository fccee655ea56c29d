import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { Navigation, SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { SearchPage } from "#src/features/search/search-page.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";

type Data = {
  siteNavigation: Pick<Navigation, "main"> | null;
  siteConfiguration: { organisation: SiteConfiguration["organisation"] };
  allSiteTexts: TextNodes;
};

export default function Search({ data, location }: PageProps<Data>) {
  const { phone } = data.siteConfiguration.organisation;
  return (
    <PageTexts data={data}>
      <SearchPage key={location.key} ways={data.siteNavigation?.main ?? []} phone={phone} />
    </PageTexts>
  );
}

/** Search results must not be indexed. */
export function Head({ data }: HeadProps<Data>) {
  const texts = mergeTexts(data.allSiteTexts);
  return (
    <PageHead
      language="sv"
      title={texts["search.title"] ?? ""}
      description={texts["search.description"] ?? ""}
      path={routes.search.pattern}
      isHidden={typeof window !== "undefined" && window.location.search !== ""}
    />
  );
}

export const query = graphql`
  query SearchPage {
    siteConfiguration {
      organisation
    }
    siteNavigation(language: { eq: "sv" }) {
      main
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["search", "form"] } }) {
      ...PageTexts
    }
  }
`;
