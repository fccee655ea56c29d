// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import React, { type ComponentProps } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import ArticlePage from "#src/templates/article-page.tsx";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { shellData } from "../shell/shell-data.ts";
import { reading } from "@hjarta-lunga/contract/seed/texts/reading.ts";
import { fullest } from "./sample-blocks.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

let see: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
beforeEach(() => {
  answerQueries(shellData);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(seen: typeof see) {
        see = seen;
      }
    },
  );
});

const texts = Object.fromEntries(Object.entries(reading).map(([key, { sv }]) => [key, sv]));

type Data = ComponentProps<typeof ArticlePage>["data"];
const h2 = (words: string): RichTextNode => ({ tag: "h2", children: [words] });
const p = (words: string): RichTextNode => ({ tag: "p", children: [words] });
const text = (...content: RichTextNode[]): ShownBlock => ({ type: "text", content });
const places = text(h2("Tecken"), p("Hosta."), h2("Råd"), p("Vila."), h2("Sedan"), p("Livet går vidare."));

const show = (more: Partial<Data["contentPage"]> = {}) => {
  const contentPage: Data["contentPage"] = {
    ...{ path: "/lungorna/astma/", language: "sv", title: "Astma", description: "", mood: "day", searchable: true },
    ...{ translation: null, updatedAt: "2026-01-02T03:04:05.000Z", structuredData: "{}", isArticle: true },
    share: { src: "/static/dela-1.png", width: 1200, height: 630, alt: "Astma" },
    blocks: [fullest.emergency, { type: "hero", heading: "Astma" }, places],
    trail: [{ label: "Lungorna", href: "/lungorna/" }],
    readOn: [{ label: "KOL", href: "/lungorna/kol/" }],
    linkPictures: { "/lungorna/kol/": { src: "/static/kol.svg", width: 640, height: 760, alt: "Glesa blad." } },
    ...more,
  };
  const data: Data = { contentPage, allSiteTexts: { nodes: [{ texts }] } };
  return render(<ArticlePage {...({ data } as PageProps<Data>)} />);
};

const entry = (selector: string, isIntersecting: boolean) => {
  const target = document.querySelector(selector) ?? document.body;
  return { target, isIntersecting, boundingClientRect: new DOMRect(0, 300, 10, 10) };
};

test("the contents lead to the headings, and tell which one is read", () => {
  show();
  const contents = within(screen.getByRole("navigation", { name: "På den här sidan" }));
  const links = contents.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Tecken", "Råd", "Sedan"]);
  for (const link of links) {
    const place = document.querySelector(link.getAttribute("href") ?? "");
    expect(place?.querySelector("h2")?.textContent).toBe(link.textContent);
  }
  expect(contents.getByText("Tecken").getAttribute("aria-current")).toBe("true");
  act(() => see([entry("#om-rad", true)]));
  expect(contents.getByText("Råd").getAttribute("aria-current")).toBe("true");
  expect(contents.getByText("Tecken").getAttribute("aria-current")).toBeNull();
  act(() => see([entry("#om-rad", false), entry("#om-tecken", false)]));
  expect(contents.getByText("Tecken").getAttribute("aria-current")).toBe("true");
});

test("two headings need no contents", () => {
  show({ blocks: [{ type: "hero", heading: "Astma" }, text(h2("Tecken"), p("Hosta."), h2("Råd"), p("Vila."))] });
  expect(screen.queryByText("På den här sidan")).toBeNull();
});

test("a page without a beginning of its own has its title as first heading", () => {
  show({ blocks: [places] });
  expect(screen.getByRole("heading", { level: 1 }).textContent.trim()).toBe("Astma");
});

test("the editors' own list at the end takes the place of ours, with the pages' figures", () => {
  const links = [{ label: "Mer om KOL", href: "/lungorna/kol/" }];
  show({ blocks: [places, fullest.journeyCall, { type: "linkList", heading: "Läs mer", links }] });
  expect(screen.queryByRole("navigation", { name: "Läs vidare" })).toBeNull();
  const next = within(screen.getByRole("navigation", { name: "Läs mer" }));
  expect(next.getByRole("link").getAttribute("href")).toBe("/lungorna/kol/");
  expect([...document.querySelectorAll("nav img")].map((img) => img.getAttribute("src"))).toEqual(["/static/kol.svg"]);
});

test("where a way on has no figure, none has", () => {
  const readOn = [
    { label: "KOL", href: "/lungorna/kol/" },
    { label: "Kontakt", href: "/kontakt/" },
  ];
  show({ readOn });
  const next = within(screen.getByRole("navigation", { name: "Läs vidare" }));
  expect(next.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/lungorna/kol/", "/kontakt/"]);
  expect(document.querySelector("nav img")).toBeNull();
});

test.each<[string, Partial<Data["contentPage"]>, number]>([
  ["by day", {}, 2],
  ["near grief", { mood: "dusk" }, 0],
  ["in English", { language: "en" }, 0],
  ["beside rules and rights", { isArticle: false }, 0],
])("the quiet sentence about giving: %s", (_, more, times) => {
  show(more);
  expect(
    screen.queryAllByText("Det vi vet i dag vet vi för att någon gav pengar till forskning.", { exact: false }),
  ).toHaveLength(times);
});
