import React, { type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { PageHead } from "#src/shell/page-head.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

const picture = (src: string) => ({ src, width: 1200, height: 630, alt: "Om oss – Hjärta & Lunga" });

beforeEach(() =>
  answerQueries({
    site: { siteMetadata: { siteUrl: "https://hjarta.example" } },
    siteConfiguration: { organisation: { name: "Hjärta & Lunga" }, share: picture("/static/dela-alla.png") },
  }),
);

function headOf(props: Partial<ComponentProps<typeof PageHead>>) {
  const markup = renderToStaticMarkup(<PageHead language="sv" title="Om oss" {...props} />);
  return new DOMParser().parseFromString(markup, "text/html");
}

const meta = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

const alternates = (head: Document) =>
  [...head.querySelectorAll('link[rel="alternate"]')]
    .map((link) => `${link.getAttribute("hreflang") ?? ""} ${link.getAttribute("href") ?? ""}`)
    .toSorted();

test.each([
  ["Om oss", "Om oss – Hjärta & Lunga"],
  ["Hjärta & Lunga", "Hjärta & Lunga"],
  ["Välkommen till Hjärta & Lunga", "Välkommen till Hjärta & Lunga"],
])("the title “%s” is shown as “%s”, with the organisation's name once", (title, whole) => {
  const head = headOf({ title });
  expect(head.title).toBe(whole);
  expect(meta(head, "og:title")).toBe(whole);
});

test.each([
  ["sv", "sv_SE"],
  ["en", "en_GB"],
] as const)("a page in %s says so to screen readers and to those who share it", (language, locale) => {
  const head = headOf({ language });
  expect(head.documentElement.lang).toBe(language);
  expect(meta(head, "og:locale")).toBe(locale);
});

test.each([
  [undefined, "#fffaf2", "#0f222c"],
  ["day", "#fffaf2", "#0f222c"],
  ["dusk", "#f6f2f3", "#1b2032"],
] as const)("what surrounds a page of mood %s in the browser has its ground, light and dark", (mood, light, dark) => {
  const head = headOf(mood === undefined ? {} : { mood });
  const colours = [...head.querySelectorAll('meta[name="theme-color"]')].map((each) => each.getAttribute("content"));
  expect(colours).toEqual([light, dark]);
});

test("a language that the page says already is not written once more", () => {
  document.documentElement.lang = "sv";
  expect(headOf({ language: "sv" }).documentElement.hasAttribute("lang")).toBe(false);
  expect(headOf({ language: "en" }).documentElement.lang).toBe("en");
  document.documentElement.removeAttribute("lang");
});

test("a page gives its whole URL to search engines, and lets them in", () => {
  const head = headOf({ path: "/om-oss/" });
  expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe("https://hjarta.example/om-oss/");
  expect(meta(head, "robots")).toBeUndefined();
});

test("an error page has no URL of its own and stays out of search engines", () => {
  const head = headOf({});
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(meta(head, "robots")).toBe("noindex");
});

test.each([
  ["sv", "/om-oss/", "/en/about/"],
  ["en", "/en/about/", "/om-oss/"],
] as const)(
  "a page in %s that is translated points to itself and to its translation",
  (language, path, translation) => {
    expect(alternates(headOf({ language, path, translation }))).toEqual([
      "en https://hjarta.example/en/about/",
      "sv https://hjarta.example/om-oss/",
      "x-default https://hjarta.example/om-oss/",
    ]);
  },
);

test("a page without translation points to no other language", () => {
  expect(alternates(headOf({ path: "/om-oss/" }))).toEqual([]);
});

test("a description is shown in search results and where the page is shared", () => {
  const head = headOf({ description: "Vi räddar hjärtan." });
  expect(meta(head, "description")).toBe("Vi räddar hjärtan.");
  expect(meta(head, "og:description")).toBe("Vi räddar hjärtan.");
});

test("a page without description leaves it out rather than empty", () => {
  const head = headOf({ description: "" });
  expect(meta(head, "description")).toBeUndefined();
  expect(meta(head, "og:description")).toBeUndefined();
});

test("a title with mark-up in it is shown as it was written", () => {
  expect(headOf({ title: "</title><script>1</script>" }).title).toBe("</title><script>1</script> – Hjärta & Lunga");
});

test("a page that is not to be found says so, and still gives its URL", () => {
  const head = headOf({ path: "/tack/", isHidden: true });
  expect(meta(head, "robots")).toBe("noindex");
  expect(head.querySelector('link[rel="canonical"]')).not.toBeNull();
});

test("who shares a page shows its own picture, with its measures and in words", () => {
  const head = headOf({ path: "/om-oss/", share: picture("/static/dela-1.png") });
  expect(meta(head, "og:image")).toBe("https://hjarta.example/static/dela-1.png");
  expect(meta(head, "og:image:width")).toBe("1200");
  expect(meta(head, "og:image:height")).toBe("630");
  expect(meta(head, "og:image:alt")).toBe("Om oss – Hjärta & Lunga");
  expect(meta(head, "og:url")).toBe("https://hjarta.example/om-oss/");
  expect(meta(head, "twitter:card")).toBe("summary_large_image");
});

test("a page without a picture of its own is shared with the whole site's", () => {
  expect(meta(headOf({ path: "/sok/" }), "og:image")).toBe("https://hjarta.example/static/dela-alla.png");
});

test("an error page is not for sharing", () => {
  expect(meta(headOf({}), "og:image")).toBeUndefined();
});

test.each([
  [true, "article"],
  [false, "website"],
])("an article is shared as one: %s, %s", (isArticle, type) => {
  expect(meta(headOf({ path: "/om-oss/", isArticle }), "og:type")).toBe(type);
});

test("what machines are told stands as data, word for word", () => {
  const structuredData = '{"@context":"https://schema.org","name":"\\u003cb> & \\"x\\""}';
  const script = headOf({ structuredData }).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")).toEqual({ "@context": "https://schema.org", name: '<b> & "x"' });
});
