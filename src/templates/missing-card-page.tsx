import React, { useEffect } from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { MissingCard } from "#src/features/greeting-card/shared/missing-card.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { withCode } from "#src/lib/shared-reference.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SharedCardFooter } from "./shared-card-footer.tsx";

type Data = { allSiteTexts: TextNodes; siteConfiguration: { organisation: Organisation } };

export default function MissingCardPage({ data, location }: PageProps<Data>) {
  const { organisation } = data.siteConfiguration;
  const { pathname, origin } = location;
  useEffect(() => {
    const meant = withCode(pathname);
    if (meant !== pathname) window.location.replace(origin + meant);
  }, [pathname, origin]);
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <MissingCard phone={organisation.phone} footer={<SharedCardFooter organisation={organisation} />} />
    </TextsProvider>
  );
}

export const Head = ({ data }: HeadProps<Data>) => (
  <PageHead language="sv" title={mergeTexts(data.allSiteTexts)["greetingCard.unknown"] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

export const query = graphql`
  query MissingCardPage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(
      filter: { language: { eq: "sv" }, namespace: { in: ["shell", "form", "sharedCard", "greetingCard"] } }
    ) {
      nodes {
        texts
      }
    }
  }
`;
