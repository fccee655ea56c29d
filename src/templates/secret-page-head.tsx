import React from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import type { JourneyData } from "./journey-page.tsx";

export type SecretPageData = Pick<JourneyData, "siteConfiguration" | "allSiteTexts">;
type Props = { data: Pick<SecretPageData, "allSiteTexts">; title: TextKey; mood?: ContentPage["mood"] };

/** The URL is secret: it must not be in the document or sent as referrer. */
export const SecretPageHead = ({ data, title, mood = "day" }: Props) => (
  <PageHead language="sv" mood={mood} title={mergeTexts(data.allSiteTexts)[title] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);
