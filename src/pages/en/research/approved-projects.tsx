import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/research-routes.ts";
import { ResearchHead, ResearchPage, type ResearchPageData } from "#src/templates/research-page.tsx";

const path = routes.approvedProjectsEnglish.href();

export default function ApprovedProjectsEnglishPage({ data }: PageProps<ResearchPageData>) {
  return <ResearchPage data={data} language="en" path={path} />;
}

export const Head = ({ data }: HeadProps<ResearchPageData>) => (
  <ResearchHead data={data} language="en" path={path} translation={routes.approvedProjects.href()} />
);

export const query = graphql`
  query ApprovedProjectsEnglishPage {
    researchSnapshot(language: { eq: "en" }) {
      ...ResearchSnapshotParts
    }
    contentPage(path: { eq: "/en/research/approved-projects/" }) {
      ...ContentPageParts
    }
    allSiteTexts(filter: { language: { eq: "en" }, namespace: { in: ["content", "reading", "research"] } }) {
      ...PageTexts
    }
  }
`;
