import { render, screen, within } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import NotFoundPage, { Head as NotFoundHead } from "#src/pages/404.tsx";
import ServerErrorPage, { Head as ServerErrorHead } from "#src/pages/500.tsx";
import type { ContentPageData } from "#src/templates/content-page-head.tsx";
import ContentPage, { Head } from "#src/templates/content-page.tsx";
import ShowcasePage from "#src/templates/showcase-page.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { shellData } from "../shell/shell-data.ts";
import { swedish } from "../words.tsx";
import { fullest, least } from "./sample-blocks.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

beforeEach(() => answerQueries({ ...shellData, site: { siteMetadata: { siteUrl: "https://hjarta.example" } } }));

const data: ContentPageData = {
  contentPage: {
    path: "/om-oss/",
    language: "sv",
    title: "Om oss",
    description: "Vilka vi är.",
    mood: "day",
    searchable: true,
    translation: "/en/about/",
    updatedAt: "2026-01-02T03:04:05.000Z",
    blocks: [least.hero, least.text, fullest.figures],
    trail: [{ label: "Om allt", href: "/om/" }],
    readOn: [{ label: "Kontakt", href: "/kontakt/", help: "Så når du oss." }],
    share: { src: "/static/dela-1.png", width: 1200, height: 630, alt: "Om oss" },
    structuredData: '{"@context":"https://schema.org"}',
    isArticle: true,
  },
  allSiteTexts: { nodes: [{ texts: swedish }, { texts: { "content.breatheIn": "andas in" } }] },
};
const page = { data } as PageProps<ContentPageData>;
const pageWith = (more: Partial<ContentPageData["contentPage"]>) => {
  const changed: ContentPageData = { ...data, contentPage: { ...data.contentPage, ...more } };
  return { data: changed } as PageProps<ContentPageData>;
};

test("a page for reading shows its blocks", () => {
  render(<ContentPage {...page} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent.trim()).toBe("Om oss");
  expect(screen.getByText("Bara text.")).toBeDefined();
});

test("a page that shows more has its figures too, in the words of the content service", () => {
  render(<ShowcasePage {...page} />);
  expect(screen.getByText("andas in")).toBeDefined();
  expect(screen.getByText("kvinnor")).toBeDefined();
});

test("above it stands the way up, from home to the page above", () => {
  render(<ContentPage {...page} />);
  const way = within(screen.getByRole("navigation", { name: "Du är här" })).getAllByRole("link");
  expect(way.map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`)).toEqual([
    "Start /",
    "Om allt /om/",
  ]);
});

test("an English page leads up to the English home", () => {
  render(<ContentPage {...pageWith({ language: "en", trail: [] })} />);
  const [home] = within(screen.getByRole("navigation", { name: "Du är här" })).getAllByRole("link");
  expect(home?.getAttribute("href")).toBe("/en/");
});

test("a home has no way up", () => {
  render(<ContentPage {...pageWith({ trail: null })} />);
  expect(screen.queryByRole("navigation", { name: "Du är här" })).toBeNull();
});

test("below it stands what to read next", () => {
  render(<ContentPage {...page} />);
  const next = within(screen.getByRole("navigation", { name: "Läs vidare" })).getByRole("link");
  expect(next.getAttribute("href")).toBe("/kontakt/");
  expect(next.textContent).toContain("Så når du oss.");
});

test("a page with nothing to read next has no heading for it", () => {
  render(<ShowcasePage {...pageWith({ readOn: [] })} />);
  expect(screen.queryByText("Läs vidare")).toBeNull();
});

const headOf = (head: React.ReactElement) => new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
const link = (head: Document, which: string) => head.querySelector(`link${which}`)?.getAttribute("href");

test("its head says title, URL and translation", () => {
  const head = headOf(<Head {...page} />);
  expect(head.title).toBe("Om oss – Hjärta & Lunga");
  expect(head.documentElement.lang).toBe("sv");
  expect(link(head, '[rel="canonical"]')).toBe("https://hjarta.example/om-oss/");
  expect(link(head, '[hreflang="en"]')).toBe("https://hjarta.example/en/about/");
});

test("its head says how it is shared and what machines are told, and that it may be found", () => {
  const head = headOf(<Head {...page} />);
  expect(head.querySelector('meta[property="og:image"]')?.getAttribute("content")).toContain("/static/dela-1.png");
  expect(head.querySelector('script[type="application/ld+json"]')?.textContent).toContain("schema.org");
  expect(head.querySelector('meta[name="robots"]')).toBeNull();
});

test("a page that editors keep out of search says so", () => {
  const head = headOf(<Head {...pageWith({ searchable: false })} />);
  expect(head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});

describe("an error page", () => {
  const texts = { "notFound.title": "Sidan finns inte", "serverError.title": "Något gick fel" };
  const props = {
    location: { pathname: "/nowhere/" },
    data: { allSiteTexts: { nodes: [{ language: "sv" as const, texts }] } },
  };

  test.each([
    ["404", NotFoundHead, "Sidan finns inte – Hjärta & Lunga"],
    ["500", ServerErrorHead, "Något gick fel – Hjärta & Lunga"],
  ] as const)("%s has a title of its own and stays out of search engines", (_, PageHead, title) => {
    const head = headOf(<PageHead {...(props as HeadProps<typeof props.data>)} />);
    expect(head.title).toBe(title);
    expect(head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  test.each([
    ["404", NotFoundPage],
    ["500", ServerErrorPage],
  ] as const)("%s has one first heading", (_, Page) => {
    render(<Page {...(props as PageProps<typeof props.data>)} />);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});
