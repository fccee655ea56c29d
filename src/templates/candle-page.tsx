import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { TextsProvider, useTexts } from "#src/core/texts.tsx";
import { SharedCardPage } from "#src/features/memorial-card/shared-card-page.tsx";
import { SpecimenPage } from "#src/features/memorial-card/specimen-page.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { SharePicture } from "#src/lib/shown-content.ts";
import { CrashBoundary } from "#src/shell/crash-boundary.tsx";
import { Logo } from "#src/shell/logo.tsx";
import { PageHead } from "#src/shell/page-head.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Data = {
  allSiteTexts: TextNodes;
  siteConfiguration: { organisation: Organisation; candleShare: SharePicture };
};
type Context = { isSpecimen: boolean; isBareCard: boolean };

/** A shared card, or a specimen, with what belongs to it or bare: create-pages.ts says which. */
export default function CandlePage({ data, params, pageContext }: PageProps<Data, Context>) {
  const { organisation } = data.siteConfiguration;
  const reference = (params["*"] ?? "").replace(/\/$/, "");
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

/** Whose the page is, and the one way on from it. */
function Footer({ organisation }: { organisation: Organisation }) {
  const { say } = useTexts();
  return (
    <div className="wrap">
      <Logo organisation={organisation} home={routes.start.href()} />
      <SmartLink href={routes.memorialCandle.href()}>{say("memorialCard.own")}</SmartLink>
      <p>
        <PhoneText phone={organisation.phone} text={(shown) => say("sharedCard.call", { phone: shown })} />
      </p>
    </div>
  );
}

/** Of nobody, and the same for every card: what is in the URL stands nowhere in the document, and goes nowhere from it. */
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
      nodes {
        texts
      }
    }
  }
`;
