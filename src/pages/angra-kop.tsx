import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { SecretPageData } from "#src/templates/secret-page-head.tsx";
import { WithdrawHead, WithdrawPage } from "#src/templates/withdraw-page.tsx";

const about = { path: routes.withdraw.href(), translation: routes.withdrawEnglish.href() };

export default function SwedishWithdrawPage({ data }: PageProps<SecretPageData>) {
  return <WithdrawPage data={data} language="sv" />;
}

export const Head = ({ data }: HeadProps<SecretPageData>) => <WithdrawHead data={data} language="sv" {...about} />;

export const query = graphql`
  query SwedishWithdrawPage {
    ...SecretPageParts
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["form", "donor", "withdrawal"] } }) {
      ...PageTexts
    }
  }
`;
