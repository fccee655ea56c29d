import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { NotFound } from "#src/shell/not-found.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = { allSiteTexts: TextNodes };

export default function NotFoundPage({ data }: PageProps<Data>) {
  return <NotFound texts={mergeTexts(data.allSiteTexts)} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead language="sv" title={mergeTexts(data.allSiteTexts)["notFound.title"] ?? ""} />;
}

export const query = graphql`
  query NotFoundPage {
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { eq: "notFound" } }) {
      nodes {
        texts
      }
    }
  }
`;
