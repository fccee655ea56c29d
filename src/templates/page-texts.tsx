import React, { type ReactNode } from "react";
import { graphql } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";

export const PageTexts = ({ data, children }: { data: { allSiteTexts: TextNodes }; children: ReactNode }) => (
  <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
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
