import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { TextsProvider, useTexts } from "#src/core/texts.tsx";
import { SharedCardPage, SpecimenPage } from "#src/features/memorial-card/shared-card-page.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { sharedReference } from "#src/lib/shared-reference.ts";
import type { SharePicture } from "#src/lib/shown-content.ts";
import { CrashBoundary } from "#src/shell/crash-boundary.tsx";
import { PageHead } from "#src/shell/page-head.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SharedCardFooter } from "./shared-card-footer.tsx";

type Data = {
  allSiteTexts: TextNodes;
  siteConfiguration: { organisation: Organisation; candleShare: SharePicture };
};
type Context = { isSpecimen: boolean; isBareCard: boolean };

export default function CandlePage({ data, location, pageContext }: PageProps<Data, Context>) {
  const { organisation } = data.siteConfiguration;
  const reference = sharedReference(location.pathname);
  const footer = pageContext.isBareCard ? null : <Footer organisation={organisation} />;
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <CrashBoundary>
        {pageContext.isSpecimen ? (
          <SpecimenPage footer={footer} />
        ) : (
          <SharedCardPage key={reference} reference={reference} phone={organisation.phone} footer={footer} />
        )}
      </CrashBoundary>
    </TextsProvider>
  );
}

function Footer({ organisation }: { organisation: Organisation }) {
  const { say } = useTexts();
  const own = { label: say("memorialCard.own"), href: routes.memorialCandle.href() };
  return <SharedCardFooter organisation={organisation} own={own} />;
}

/** The URL is secret: it must not be in the document or sent as referrer. */
export const Head = ({ data }: HeadProps<Data, Context>) => {
  const texts = mergeTexts(data.allSiteTexts);
  return (
    <PageHead
      language="sv"
      mood="dusk"
      title={texts["memorialCard.title"] ?? ""}
      description={texts["memorialCard.description"] ?? ""}
      share={data.siteConfiguration.candleShare}
    >
      <meta name="referrer" content="no-referrer" />
    </PageHead>
  );
};

export const query = graphql`
  query CandlePage {
    siteConfiguration {
      organisation
      candleShare
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["shell", "serverError", "form", "candleCard", "memorialCard", "sharedCard"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
