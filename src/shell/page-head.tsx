import React from "react";
import { useStaticQuery, graphql } from "gatsby";
import type { Language } from "contract/published-content.ts";

type Props = {
  language: Language;
  title: string;
  description?: string;
  /** Where the page stands; nothing for error pages, which have no address of their own. */
  path?: string;
  translation?: string | undefined;
  children?: React.ReactNode;
};

/** A function that returns elements, since Gatsby's Head takes only those it can see. */
export function PageHead({ language, title, description, path, translation, children }: Props) {
  const { site, siteConfiguration } = useStaticQuery<{
    site: { siteMetadata: { siteUrl: string } };
    siteConfiguration: { organisation: { name: string } };
  }>(graphql`
    query PageHead {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteConfiguration {
        organisation
      }
    }
  `);
  const { name } = siteConfiguration.organisation;
  const address = (to: string) => new URL(to, site.siteMetadata.siteUrl).href;
  const whole = title.includes(name) ? title : `${title} – ${name}`;
  return (
    <>
      <html lang={language} />
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={address(path)} />}
      {path !== undefined && translation && <link rel="alternate" hrefLang={language} href={address(path)} />}
      {translation && <link rel="alternate" hrefLang={language === "sv" ? "en" : "sv"} href={address(translation)} />}
      <meta name="theme-color" content="#fffaf2" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f222c" media="(prefers-color-scheme: dark)" />
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={language === "sv" ? "sv_SE" : "en_GB"} />
      {description && <meta property="og:description" content={description} />}
      {children}
    </>
  );
}
