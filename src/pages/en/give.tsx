import React, { type ComponentProps } from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { GivenResearch } from "#src/features/gift/gift.ts";
import { EnglishGift } from "#src/features/gift/english-gift.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { JourneyHead, JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

type Data = JourneyData & {
  story: { path: string } | null;
  researchSnapshot: { latest: GivenResearch["project"] } | null;
};

export default function EnglishGiftPage(page: PageProps<Data>) {
  const { giftProduct, story, researchSnapshot } = page.data;
  const product = { ...giftProduct, research: { story: story?.path, project: researchSnapshot?.latest ?? null } };
  return <JourneyPage {...page} language="en" journey={(given) => <EnglishGift product={product} {...given} />} />;
}

export function Head({ data, ...head }: HeadProps<Data, ComponentProps<typeof JourneyHead>["pageContext"]>) {
  const { "gift.inEnglish.heading": heading = "", "gift.inEnglish.lead": lead = "" } = mergeTexts(data.allSiteTexts);
  return <JourneyHead {...head} data={{ ...data, giftProduct: { heading, lead } }} />;
}

export const query = graphql`
  query EnglishGiftPage($path: String!) {
    ...JourneyParts
    story: contentPage(path: { eq: "/en/research/to-the-islet-and-back/" }) {
      path
    }
    researchSnapshot(language: { eq: "en" }) {
      latest
    }
    giftProduct(kind: { eq: "regular_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "en" }
        namespace: { in: ["content", "form", "gift", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
