import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { WithdrawalPage } from "#src/features/withdrawal/withdrawal-page.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import type { SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function WithdrawPage({ data }: PageProps<SecretPageData>) {
  return (
    <PageTexts data={data}>
      <WithdrawalPage organisation={data.siteConfiguration.organisation} />
    </PageTexts>
  );
}

/** Found by who looks for it. A mailed link carries an address, so no referrer. */
export function Head({ data }: HeadProps<SecretPageData>) {
  const texts = mergeTexts(data.allSiteTexts);
  return (
    <PageHead
      language="sv"
      title={texts["withdrawal.title"] ?? ""}
      description={texts["withdrawal.lead"] ?? ""}
      path={routes.withdraw.href()}
    >
      <meta name="referrer" content="no-referrer" />
    </PageHead>
  );
}

export const query = graphql`
  query WithdrawPage {
    ...SecretPageParts
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "donor", "withdrawal"] } }) {
      ...PageTexts
    }
  }
`;
