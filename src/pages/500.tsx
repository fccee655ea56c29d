import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { ServerError } from "#src/shell/server-error.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = { allSiteTexts: TextNodes };

export default function ServerErrorPage({ data }: PageProps<Data>) {
  return <ServerError texts={mergeTexts(data.allSiteTexts)} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead language="sv" title={mergeTexts(data.allSiteTexts)["serverError.title"] ?? ""} />;
}

export const query = graphql`
  query ServerErrorPage {
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { eq: "serverError" } }) {
      ...PageTexts
    }
  }
`;
