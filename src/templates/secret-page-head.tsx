import React from "react";
import { graphql, type HeadProps } from "gatsby";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import type { JourneyData } from "./journey-page.tsx";

export type SecretPageData = Pick<JourneyData, "siteConfiguration" | "allSiteTexts">;

/** The URL is secret: it must not be in the document or sent as referrer. */
export const secretHead = (title: TextKey, mood: ContentPage["mood"] = "day") =>
  function Head({ data }: HeadProps<Pick<SecretPageData, "allSiteTexts">>) {
    return (
      <PageHead language="sv" mood={mood} title={mergeTexts(data.allSiteTexts)[title] ?? ""}>
        <meta name="referrer" content="no-referrer" />
      </PageHead>
    );
  };

export const parts = graphql`
  fragment SecretPageParts on Query {
    siteConfiguration {
      organisation
    }
  }
`;
