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
  path?: string;
  translation?: string | undefined;
  isHidden?: boolean;
  isArticle?: boolean;
  share?: SharePicture;
  structuredData?: string;
  children?: React.ReactNode;
};

/** The same as `--ground` in tokens.css. */
const grounds: Record<ContentPage["mood"], { light: string; dark: string }> = {
  day: { light: "#fffaf2", dark: "#0f222c" },
  dusk: { light: "#f6f2f3", dark: "#1b2032" },
};

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
  // Already set by the server: setting it again makes the browser restyle the whole page.
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
