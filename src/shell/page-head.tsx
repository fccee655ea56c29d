import React from "react";
import { useStaticQuery, graphql } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { SharePicture } from "#src/lib/shown-content.ts";

type Props = {
  language: Language;
  mood?: ContentPage["mood"];
  title: string;
  description?: string;
  /** Where the page stands; nothing for error pages, which have no URL of their own. */
  path?: string;
  translation?: string | undefined;
  /** To be read by whoever has its URL, but not found by searching. */
  isHidden?: boolean;
  isArticle?: boolean;
  /** Its own picture for those who share it. Without one the whole site's stands for it. */
  share?: SharePicture;
  /** JSON-LD, made by the build. */
  structuredData?: string;
  children?: React.ReactNode;
};

/** As `--ground` in tokens.css: what surrounds the page in the browser is no other colour. */
const grounds: Record<ContentPage["mood"], { light: string; dark: string }> = {
  day: { light: "#fffaf2", dark: "#0f222c" },
  dusk: { light: "#f6f2f3", dark: "#1b2032" },
};

/** A function that returns elements, since Gatsby's Head takes only those it can see. */
export function PageHead(props: Props) {
  const { language, title, description, path, translation, isHidden = false, isArticle = false } = props;
  const { mood = "day", structuredData, children } = props;
  const ground = grounds[mood];
  const { site, siteConfiguration } = useStaticQuery<{
    site: { siteMetadata: { siteUrl: string } };
    siteConfiguration: { organisation: { name: string }; share: SharePicture };
  }>(graphql`
    query PageHead {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteConfiguration {
        organisation
        share
      }
    }
  `);
  const { name } = siteConfiguration.organisation;
  const share = props.share ?? siteConfiguration.share;
  const other = language === "sv" ? "en" : "sv";
  const url = (to: string) => new URL(to, site.siteMetadata.siteUrl).href;
  const whole = title.includes(name) ? title : `${title} – ${name}`;
  // The server has written it. Writing the same once more makes the browser style every element of the page anew.
  const isWritten = typeof document !== "undefined" && document.documentElement.lang === language;
  return (
    <>
      {!isWritten && <html lang={language} />}
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {(path === undefined || isHidden) && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={url(path)} />}
      {path !== undefined && translation && (
        <>
          <link rel="alternate" hrefLang={language} href={url(path)} />
          <link rel="alternate" hrefLang={other} href={url(translation)} />
          <link rel="alternate" hrefLang="x-default" href={url(language === "sv" ? path : translation)} />
        </>
      )}
      <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={language === "sv" ? "sv_SE" : "en_GB"} />
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && (
        <>
          <meta property="og:type" content={isArticle ? "article" : "website"} />
          <meta property="og:url" content={url(path)} />
        </>
      )}
      {(path !== undefined || props.share) && (
        <>
          <meta property="og:image" content={url(share.src)} />
          <meta property="og:image:width" content={String(share.width)} />
          <meta property="og:image:height" content={String(share.height)} />
          <meta property="og:image:alt" content={share.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
      {children}
    </>
  );
}
