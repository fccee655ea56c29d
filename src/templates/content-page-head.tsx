import React from "react";
import { graphql, type HeadProps } from "gatsby";
import type { ContentLink, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { SharePicture, ShownBlock } from "#src/lib/shown-content.ts";
import { PageHead } from "#src/shell/page-head.tsx";

export type ContentPageData = {
  contentPage: Omit<ContentPage, "blocks" | "searchTitle" | "translation"> &
    Around & { blocks: ShownBlock[]; searchTitle?: string | null; translation: string | null };
  allSiteTexts: TextNodes;
};

type Around = {
  /** Without the home page; null for a home page. */
  trail: ContentLink[] | null;
  readOn: ContentLink[];
  share: SharePicture;
  structuredData: string;
  isArticle: boolean;
};

export function ContentPageHead({ data: { contentPage } }: HeadProps<ContentPageData>) {
  return <PageHead language={contentPage.language} path={contentPage.path} {...aboutPage(contentPage)} />;
}

export const aboutPage = (page: ContentPageData["contentPage"]) => {
  const { mood, title, searchTitle, description, translation, searchable, share, structuredData, isArticle } = page;
  return {
    mood,
    title: searchTitle ?? title,
    description,
    share,
    structuredData,
    isArticle,
    translation: translation ?? undefined,
    isHidden: !searchable,
  };
};

export const parts = graphql`
  fragment ContentPageParts on ContentPage {
    path
    language
    mood
    title
    searchTitle
    description
    translation
    searchable
    blocks
    trail
    readOn
    share
    structuredData
    isArticle
  }
`;
