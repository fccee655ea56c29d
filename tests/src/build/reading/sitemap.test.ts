import { expect, test } from "vitest";
import { sitemaps, type FoundPage } from "#src/build/write-found-pages.ts";

const siteUrl = "https://hjarta.example";
const all = (xml: string | undefined, pattern: RegExp) => [...(xml ?? "").matchAll(pattern)].map(([, found]) => found);
const locations = (xml: string | undefined) => all(xml, /<loc>([^<]+)<\/loc>/g);
const page = (path: string, more: Partial<FoundPage> = {}): FoundPage => ({ path, language: "sv", ...more });

test("each page stands there with its whole URL and the day it was changed", () => {
  const updatedAt = "2026-01-02T03:04:05.000Z";
  const [only, ...rest] = sitemaps(siteUrl, [page("/om-oss/", { updatedAt }), page("/")]);
  expect(rest).toEqual([]);
  expect(only?.name).toBe("sitemap.xml");
  expect(locations(only?.content)).toEqual(["https://hjarta.example/", "https://hjarta.example/om-oss/"]);
  expect(all(only?.content, /<lastmod>([^<]+)<\/lastmod>/g)).toEqual([updatedAt]);
});

test.each([
  ["sv", "/forskning/", "/en/research/"],
  ["en", "/en/research/", "/forskning/"],
] as const)(
  "a translated page in %s names both languages, and the Swedish for everybody else",
  (language, path, translation) => {
    const [only] = sitemaps(siteUrl, [page(path, { language, translation })]);
    expect(all(only?.content, /<xhtml:link rel="alternate" hreflang="(.*)"\/>/g)).toEqual([
      'sv" href="https://hjarta.example/forskning/',
      'en" href="https://hjarta.example/en/research/',
      'x-default" href="https://hjarta.example/forskning/',
    ]);
  },
);

test("a URL with signs that mean something in XML does not break the file", () => {
  const [only] = sitemaps("https://hjarta.example/?a=1&b=2", [page("/?x=1&y=2")]);
  expect(locations(only?.content)).toEqual(["https://hjarta.example/?x=1&amp;y=2"]);
});

test("a very large site has a list of sitemaps, with every page in one of them", () => {
  const pages = Array.from({ length: 20_001 }, (_, index) => page(`/sida-${index}/`));
  const [list, ...parts] = sitemaps(siteUrl, pages);
  expect(locations(list?.content)).toEqual(parts.map(({ name }) => `https://hjarta.example/${name}`));
  expect(parts).toHaveLength(3);
  expect(new Set(parts.flatMap(({ content }) => locations(content))).size).toBe(pages.length);
});
