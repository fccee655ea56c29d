import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { SecretPageData } from "#src/templates/secret-page-head.tsx";
import { WithdrawHead, WithdrawPage } from "#src/templates/withdraw-page.tsx";

const about = { path: routes.withdrawEnglish.href(), translation: routes.withdraw.href() };

export default function EnglishWithdrawPage({ data }: PageProps<SecretPageData>) {
  return <WithdrawPage data={data} language="en" />;
}

export const Head = ({ data }: HeadProps<SecretPageData>) => <WithdrawHead data={data} language="en" {...about} />;

export const query = graphql`
  query EnglishWithdrawPage {
    ...SecretPageParts
    allSiteTexts(filter: { language: { eq: "en" }, namespace: { in: ["form", "donor", "withdrawal"] } }) {
      ...PageTexts
    }
  }
`;
