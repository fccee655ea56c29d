import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/research-routes.ts";
import { ResearchHead, ResearchPage, type ResearchPageData } from "#src/templates/research-page.tsx";

const path = routes.approvedProjects.href();

export default function ApprovedProjectsPage({ data }: PageProps<ResearchPageData>) {
  return <ResearchPage data={data} language="sv" path={path} />;
}

export const Head = ({ data }: HeadProps<ResearchPageData>) => (
  <ResearchHead data={data} language="sv" path={path} translation={routes.approvedProjectsEnglish.href()} />
);

export const query = graphql`
  query ApprovedProjectsPage {
    researchSnapshot(language: { eq: "sv" }) {
      ...ResearchSnapshotParts
    }
    contentPage(path: { eq: "/forskning/beviljade-projekt/" }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["content", "reading", "research"] } }) {
      ...PageTexts
    }
  }
`;
