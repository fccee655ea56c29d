import React from "react";
import { graphql, type PageProps } from "gatsby";
import { IncreaseJourney } from "#src/features/linked-gift/increase-journey.tsx";
import { LinkedGiftPage } from "#src/features/linked-gift/by-link.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { secretHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

export default function IncreasePage({ data }: PageProps<SecretPageData>) {
  const { organisation } = data.siteConfiguration;
  return (
    <PageTexts data={data}>
      <LinkedGiftPage receiver={organisation}>
        <IncreaseJourney receiver={organisation} />
      </LinkedGiftPage>
    </PageTexts>
  );
}

export const Head = secretHead("increase.title");

export const query = graphql`
  query IncreasePage {
    ...SecretPageParts
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["form", "gift", "order", "increase", "linkedGift", "bankid"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
