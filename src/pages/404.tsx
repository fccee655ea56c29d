import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { useTexts } from "#src/core/texts.tsx";
import { languageOfPath } from "#src/lib/language-of-path.ts";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { NotFound } from "#src/shell/not-found.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = { allSiteTexts: { nodes: (TextNodes["nodes"][number] & { language: Language })[] } };

const textsIn = (language: Language, { allSiteTexts: { nodes } }: Data) =>
  mergeTexts({ nodes: nodes.filter((node) => node.language === language) });

export default function NotFoundPage({ data }: PageProps<Data>) {
  const { language } = useTexts();
  return <NotFound language={language} texts={textsIn(language, data)} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  const language = languageOfPath(location.pathname);
  return <PageHead language={language} title={textsIn(language, data)["notFound.title"] ?? ""} />;
}

export const query = graphql`
  query NotFoundPage {
    allSiteTexts(filter: { namespace: { eq: "notFound" } }) {
      nodes {
        language
        texts
      }
    }
  }
`;
