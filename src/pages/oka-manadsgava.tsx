import React from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { IncreaseJourney } from "#src/features/linked-gift/increase-journey.tsx";
import { LinkedGiftPage } from "#src/features/linked-gift/by-link.tsx";
import { PageTexts } from "#src/templates/page-texts.tsx";
import { SecretPageHead, type SecretPageData } from "#src/templates/secret-page-head.tsx";

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

export const Head = ({ data }: HeadProps<SecretPageData>) => <SecretPageHead data={data} title="increase.title" />;

export const query = graphql`
  query IncreasePage {
    siteConfiguration {
      organisation
    }
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
