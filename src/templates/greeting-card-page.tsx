import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { greetingCard } from "@hjarta-lunga/contract/greeting-card-route.ts";
import { TextsProvider, useTexts } from "#src/core/texts.tsx";
import { popovers } from "#src/features/greeting-card/shared/popovers.ts";
import { SharedGreetingPage } from "#src/features/greeting-card/shared/shared-greeting-page.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { sharedReference } from "#src/lib/shared-reference.ts";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { CrashBoundary } from "#src/shell/crash-boundary.tsx";
import { PageHead } from "#src/shell/page-head.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { SharedCardFooter } from "./shared-card-footer.tsx";

type Data = {
  allSiteTexts: TextNodes;
  siteConfiguration: { organisation: Organisation };
  cardDesign: CardDesign;
};
type Context = { code: string; isBareCard: boolean };

export default function GreetingCardPage({ data, location, pageContext }: PageProps<Data, Context>) {
  const { organisation } = data.siteConfiguration;
  const reference = sharedReference(location.pathname);
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <CrashBoundary>
        <SharedGreetingPage
          key={reference}
          reference={reference}
          design={data.cardDesign}
          phone={organisation.phone}
          footer={pageContext.isBareCard ? null : <Footer organisation={organisation} design={data.cardDesign} />}
        />
      </CrashBoundary>
    </TextsProvider>
  );
}

/** Mourners are not asked to send a card. */
function Footer({ organisation, design }: { organisation: Organisation; design: CardDesign }) {
  const { say } = useTexts();
  const own = {
    label: say("greetingCard.own"),
    href: greetingCard.href(design.isOffered ? design.code : undefined),
  };
  return <SharedCardFooter organisation={organisation} keep={popovers.keep} {...(!design.isQuiet && { own })} />;
}

/** The URL is secret: it must not be in the document or sent as referrer. */
export const Head = ({ data: { allSiteTexts, cardDesign } }: HeadProps<Data, Context>) => {
  const texts = mergeTexts(allSiteTexts);
  return (
    <PageHead
      language="sv"
      mood={cardDesign.isQuiet ? "dusk" : "day"}
      title={texts["greetingCard.title"] ?? ""}
      description={texts["greetingCard.description"] ?? ""}
      share={cardDesign.share}
    >
      <meta name="referrer" content="no-referrer" />
    </PageHead>
  );
};

export const query = graphql`
  query GreetingCardPage($code: String!) {
    siteConfiguration {
      organisation
    }
    cardDesign(code: { eq: $code }) {
      code
      isQuiet
      isOffered
      field
      greeting
      picture
      share
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["shell", "serverError", "form", "sharedCard", "greetingCard", "greetingHeading"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
