import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { SheetOrderPage } from "#src/features/memorial-gift/sheet-order.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import type { JourneyData } from "#src/templates/journey-page.tsx";
import { PageHead } from "#src/shell/page-head.tsx";

type Data = Pick<JourneyData, "siteConfiguration" | "allSiteTexts">;

export default function MemorialSheetPage({ data, params }: PageProps<Data>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <SheetOrderPage
        key={params.orderReference}
        order={params.orderReference ?? ""}
        receiver={data.siteConfiguration.organisation}
      />
    </TextsProvider>
  );
}

// The URL is secret: it must not be in the document or sent as referrer.
export const Head = ({ data }: HeadProps<Data>) => (
  <PageHead language="sv" mood="dusk" title={mergeTexts(data.allSiteTexts)["memorial.page.title"] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

export const query = graphql`
  query MemorialSheetPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "memorial", "order"] } }) {
      nodes {
        texts
      }
    }
  }
`;
