import React from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { WithdrawalPage } from "#src/features/withdrawal/withdrawal-page.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { PageTexts } from "./page-texts.tsx";
import type { SecretPageData } from "./secret-page-head.tsx";

type Place = { data: SecretPageData; language: Language };

export function WithdrawPage({ data, language }: Place) {
  return (
    <PageTexts data={data} language={language}>
      <WithdrawalPage organisation={data.siteConfiguration.organisation} />
    </PageTexts>
  );
}

/** Found by who looks for it. A mailed link carries an address, so no referrer. */
export function WithdrawHead({ data, ...page }: Place & { path: string; translation: string }) {
  const texts = mergeTexts(data.allSiteTexts);
  const [title = "", description = ""] = [texts["withdrawal.title"], texts["withdrawal.lead"]];
  return (
    <PageHead title={title} description={description} {...page}>
      <meta name="referrer" content="no-referrer" />
    </PageHead>
  );
}
