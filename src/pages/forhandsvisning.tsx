import React from "react";
import { graphql, type PageProps } from "gatsby";
import { PageHead } from "#src/shell/page-head.tsx";
import { PreviewPage, type PreviewData } from "#src/templates/preview/preview-page.tsx";

export default function Preview({ data }: PageProps<PreviewData>) {
  return <PreviewPage data={data} />;
}

export const Head = () => (
  <PageHead language="sv" title="Förhandsvisning">
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

export const query = graphql`
  query Preview {
    previewMaterial {
      editorsOrigin
      artwork
      around
    }
    siteConfiguration {
      notificationMessage
      notificationLink
      enableNotification
      english
    }
    allSiteTexts(filter: { namespace: { in: ["content", "reading", "giftStart"] } }) {
      nodes {
        language
        texts
      }
    }
  }
`;
