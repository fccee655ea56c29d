import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { IncreaseJourney } from "#src/features/linked-gift/increase-journey.tsx";
import { LinkedGiftPage } from "#src/features/linked-gift/linked-gift-page.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { JourneyData } from "#src/templates/journey-page.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = Pick<JourneyData, "siteConfiguration" | "allSiteTexts">;

export default function IncreasePage({ data }: PageProps<Data>) {
  const { organisation } = data.siteConfiguration;
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <LinkedGiftPage receiver={organisation}>
        <IncreaseJourney receiver={organisation} />
      </LinkedGiftPage>
    </TextsProvider>
  );
}

// The URL is secret: it must not be in the document or sent as referrer.
export const Head = ({ data }: HeadProps<Data>) => (
  <PageHead language="sv" title={mergeTexts(data.allSiteTexts)["increase.title"] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

export const query = graphql`
  query IncreasePage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "gift", "order", "increase", "linkedGift", "bankid"] }
      }
    ) {
      nodes {
        texts
      }
    }
  }
`;
