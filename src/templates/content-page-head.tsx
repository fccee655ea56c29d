import React from "react";
import { graphql, type HeadProps } from "gatsby";
import type { ContentPage } from "contract/published-content.ts";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { PageHead } from "#src/shell/page-head.tsx";

/** What a page from the content service asks for, whichever template shows it. */
export type ContentPageData = {
  contentPage: Omit<ContentPage, "blocks" | "translation"> & { blocks: ShownBlock[]; translation: string | null };
  allSiteTexts: TextNodes;
};

export function ContentPageHead({ data: { contentPage } }: HeadProps<ContentPageData>) {
  const { address, language, title, description, translation } = contentPage;
  return (
    <PageHead
      language={language}
      title={title}
      description={description}
      path={address}
      translation={translation ?? undefined}
    />
  );
}

export const parts = graphql`
  fragment ContentPageParts on ContentPage {
    address
    language
    title
    description
    translation
    blocks
  }
`;
