import React, { type ReactNode } from "react";
import { graphql } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";

type Props = { data: { allSiteTexts: TextNodes }; language?: Language; children: ReactNode };

export const PageTexts = ({ data, language = "sv", children }: Props) => (
  <TextsProvider language={language} texts={mergeTexts(data.allSiteTexts)}>
    {children}
  </TextsProvider>
);

export const parts = graphql`
  fragment PageTexts on SiteTextsConnection {
    nodes {
      texts
    }
  }
`;
