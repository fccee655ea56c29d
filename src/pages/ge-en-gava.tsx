import React from "react";
import { graphql, type PageProps } from "gatsby";
import type { GivenResearch } from "#src/features/gift/gift.ts";
import { GiftJourney } from "#src/features/gift/gift-journey.tsx";
import { JourneyPage, type JourneyData } from "#src/templates/journey-page.tsx";

export { JourneyHead as Head } from "#src/templates/journey-page.tsx";

type Data = JourneyData & {
  story: { path: string } | null;
  researchSnapshot: { latest: GivenResearch["project"] } | null;
};

export default function GiftPage(page: PageProps<Data>) {
  const { giftProduct, story, researchSnapshot } = page.data;
  const product = { ...giftProduct, research: { story: story?.path, project: researchSnapshot?.latest ?? null } };
  return <JourneyPage {...page} journey={(given) => <GiftJourney product={product} {...given} />} />;
}

export const query = graphql`
  query GiftPage($path: String!) {
    ...JourneyParts
    story: contentPage(path: { eq: "/forskning/till-holmen-och-tillbaka/" }) {
      path
    }
    researchSnapshot(language: { eq: "sv" }) {
      latest
    }
    giftProduct(kind: { eq: "regular_gift" }) {
      ...GiftProductParts
    }
    allSiteTexts(
      filter: {
        language: { eq: "sv" }
        namespace: { in: ["content", "form", "gift", "donor", "payment", "order", "thanks", "noScript"] }
      }
    ) {
      ...PageTexts
    }
  }
`;
