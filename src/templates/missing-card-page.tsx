import React, { useEffect } from "react";
import { graphql, type PageProps } from "gatsby";
import { MissingCard } from "#src/features/greeting-card/shared/missing-card.tsx";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import { withCode } from "#src/lib/shared-reference.ts";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { PageTexts } from "./page-texts.tsx";
import { secretHead } from "./secret-page-head.tsx";
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
    <PageTexts data={data}>
      <MissingCard phone={organisation.phone} footer={<SharedCardFooter organisation={organisation} />} />
    </PageTexts>
  );
}

export const Head = secretHead("greetingCard.unknown");

export const query = graphql`
  query MissingCardPage {
    ...SecretPageParts
    allSiteTexts(
      filter: { language: { eq: "sv" }, namespace: { in: ["shell", "form", "sharedCard", "greetingCard"] } }
    ) {
      ...PageTexts
    }
  }
`;
