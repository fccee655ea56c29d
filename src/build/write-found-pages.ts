import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { readBuildEnvironment } from "../lib/site-environment.ts";
import { sayingWhatFailed } from "./say-to-editors.ts";
import { escapeXml } from "./escape-xml.ts";
import { mayBeFound, robots } from "./reading/findable.ts";
import { twinPages } from "./twin-pages.ts";

type ContentNode = {
  path: string;
  language: Language;
  searchable: boolean;
  translation?: string | null;
  updatedAt: string;
};

/** gatsby-plugin-sitemap would need the same facts in its options. */
export const writeFoundPages = async ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  sayingWhatFailed(async () => {
    const { siteUrl } = readBuildEnvironment(process.env);
    const nodes = <Type>(type: string) => getNodesByType(type) as unknown as Type[];
    const pages = foundPages(nodes<{ path: string }>("SitePage"), nodes<ContentNode>("ContentPage"));
    const files = [{ name: "robots.txt", content: robots(siteUrl) }, ...sitemaps(siteUrl, pages)];
    await Promise.all(files.map(({ name, content }) => writeFile(path.resolve("public", name), content)));
  });

function foundPages(sitePages: { path: string }[], contentPages: ContentNode[]): FoundPage[] {
  const written = new Map(contentPages.map((node) => [node.path, node]));
  const isFound = (pagePath: string) => mayBeFound(pagePath) && written.get(pagePath)?.searchable !== false;
  const built = new Set(sitePages.map((page) => page.path).filter(isFound));
  return [...built].map((pagePath) => {
    const node = written.get(pagePath);
    const twin = twinPages.find(({ path: of }) => of === pagePath);
    const language = node?.language ?? twin?.language ?? "sv";
    const translation = twin?.translation ?? node?.translation;
    return {
      path: pagePath,
      language,
      translation: translation != null && built.has(translation) ? translation : undefined,
      updatedAt: node?.updatedAt,
    };
  });
}

export type FoundPage = {
  path: string;
  language: Language;
  translation?: string | undefined;
  updatedAt?: string | undefined;
};

type File = { name: string; content: string };

/** The limit is 50,000. */
const mostPagesInOne = 10_000;

export function sitemaps(siteUrl: string, pages: readonly FoundPage[]): File[] {
  const whole = (path: string) => escapeXml(new URL(path, siteUrl).href);
  const inOrder = pages.toSorted((a, b) => a.path.localeCompare(b.path));
  if (inOrder.length <= mostPagesInOne) return [{ name: "sitemap.xml", content: urlSet(inOrder, whole) }];

  const parts = Array.from({ length: Math.ceil(inOrder.length / mostPagesInOne) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: urlSet(inOrder.slice(index * mostPagesInOne, (index + 1) * mostPagesInOne), whole),
  }));
  const places = parts.map(({ name }) => `  <sitemap><loc>${whole(`/${name}`)}</loc></sitemap>`);
  return [{ name: "sitemap.xml", content: document("sitemapindex", "", places) }, ...parts];
}

function urlSet(pages: readonly FoundPage[], whole: (path: string) => string): string {
  const entries = pages.map(({ path, language, translation, updatedAt }) =>
    [
      "  <url>",
      `    <loc>${whole(path)}</loc>`,
      ...(updatedAt === undefined ? [] : [`    <lastmod>${updatedAt}</lastmod>`]),
      ...(translation === undefined ? [] : alternates(path, language, translation, whole)),
      "  </url>",
    ].join("\n"),
  );
  return document("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

function alternates(path: string, language: Language, translation: string, whole: (path: string) => string) {
  const [swedish, english] = language === "sv" ? [path, translation] : [translation, path];
  return [
    ["sv", swedish],
    ["en", english],
    ["x-default", swedish],
  ].map(([code = "", to = ""]) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${whole(to)}"/>`);
}

const document = (root: string, more: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    ...entries,
    `</${root}>\n`,
  ].join("\n");
