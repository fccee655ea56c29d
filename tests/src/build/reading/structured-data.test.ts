import { expect, test } from "vitest";
import { journeys } from "@hjarta-lunga/contract/journeys.ts";
import type { ContentLink, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { createStructuredData } from "#src/build/reading/structured-data.ts";
import { publishedPage, publishedSite } from "../published.ts";

type Thing = Record<string, unknown> & { "@type": string };

const describeAs = createStructuredData({
  siteUrl: "https://hjarta.example",
  organisation: publishedSite.site.organisation,
  homeName: { sv: "Start", en: "Home" },
});

function graphOf(page: ContentPage, trail: ContentLink[] = []): Thing[] {
  const said = describeAs(page, { trail, picture: "/static/dela-1.png", giftName: "Ge en gåva" });
  const data = JSON.parse(said) as { "@context": string; "@graph": Thing[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const only = (things: Thing[], type: string) => {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0];
};
const types = (things: Thing[]) => things.map((thing) => thing["@type"]);

const text = { type: "text" as const, content: ["Ord."] };
const parent = { label: "Hjärtat", href: "/hjartat/" };
const self = { label: "Hjärtsvikt", href: "/hjartat/hjartsvikt/" };

test("the start page tells who the charity is, with the numbers that Swedish givers know it by", () => {
  expect(only(graphOf(publishedPage("/")), "NGO")).toMatchObject({
    name: "Hjärta & Lunga",
    url: "https://hjarta.example/",
    telephone: "+4681234567",
    identifier: [
      { propertyID: "Organisationsnummer", value: "802000-0000" },
      { propertyID: "90-konto", value: "90 00 00-0" },
    ],
    potentialAction: {
      "@type": "DonateAction",
      name: "Ge en gåva",
      target: { urlTemplate: "https://hjarta.example/ge-en-gava/" },
    },
  });
});

test.each([
  ["/", "sv", "Forskning."],
  ["/en/", "en", "Research."],
] as const)("%s tells in its own language what the charity is for", (path, language, description) => {
  expect(only(graphOf({ ...publishedPage(path), language }), "NGO")).toMatchObject({ description });
});

test("the start page names the site, its languages and who is behind it", () => {
  expect(only(graphOf(publishedPage("/")), "WebSite")).toMatchObject({
    name: "Hjärta & Lunga",
    inLanguage: ["sv", "en"],
    publisher: { "@id": "https://hjarta.example/#organisation" },
  });
});

const donation = (path: string) => ({
  "@type": "DonateAction",
  recipient: { "@type": "NGO", name: "Hjärta & Lunga" },
  target: { urlTemplate: `https://hjarta.example${path}` },
});
const told = (path: string) => only(graphOf(publishedPage(path), [{ label: "Ge", href: path }]), "WebPage");

test.each(["/ge-en-gava/", "/en/give/"])("the gift page %s is told to be a place to give", (path) => {
  expect(told(path)).toMatchObject({ potentialAction: donation(path) });
});

test("the English start page leads to giving in English", () => {
  const target = { urlTemplate: "https://hjarta.example/en/give/" };
  const page = publishedPage("/en/", { language: "en" });
  expect(only(graphOf(page), "NGO")).toMatchObject({ potentialAction: { target } });
});

test.each([journeys.monthlyGift, journeys.memorialGift, journeys.companyGift])(
  "$path is told to be a place to give once one can give there",
  (journey) => {
    const { path, ready } = journey;
    journey.ready = false;
    expect(told(path)).not.toHaveProperty("potentialAction");
    journey.ready = true;
    expect(told(path)).toMatchObject({ potentialAction: donation(path) });
    journey.ready = ready;
  },
);

test("the way from home to a page is told step by step", () => {
  expect(only(graphOf(publishedPage(self.href), [parent, self]), "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Start", item: "https://hjarta.example/" },
      { position: 2, name: "Hjärtat", item: "https://hjarta.example/hjartat/" },
      { position: 3, name: "Hjärtsvikt", item: "https://hjarta.example/hjartat/hjartsvikt/" },
    ],
  });
});

test("an English page begins at the English home", () => {
  const page = publishedPage("/en/research/", { language: "en" });
  const list = only(graphOf(page, [{ label: "Our research", href: page.path }]), "BreadcrumbList");
  expect(list).toMatchObject({ itemListElement: [{ name: "Home", item: "https://hjarta.example/en/" }, {}] });
});

test("a text of its own in a section is an article, with its picture and the day it was changed", () => {
  const page = publishedPage(self.href, {
    title: "Hjärtsvikt",
    description: "När hjärtat inte orkar.",
    blocks: [text],
  });
  expect(only(graphOf(page, [parent, self]), "Article")).toMatchObject({
    headline: "Hjärtsvikt",
    description: "När hjärtat inte orkar.",
    image: "https://hjarta.example/static/dela-1.png",
    dateModified: "2026-01-02T03:04:05.000Z",
    publisher: { name: "Hjärta & Lunga" },
  });
});

test.each<[string, string, ContentLink[], ContentPage["blocks"]]>([
  ["a section's first page", "/hjartat/", [parent], [text]],
  ["a page without text of its own", self.href, [parent, self], []],
  ["a list of projects", "/forskning/beviljade-projekt/", [parent, self], [text]],
])("%s is no article", (_, path, trail, blocks) => {
  expect(types(graphOf(publishedPage(path, { blocks }), trail))).toEqual(["WebPage", "BreadcrumbList"]);
});

test("a home tells of the charity and the site, and of nothing else", () => {
  expect(types(graphOf(publishedPage("/")))).toEqual(["NGO", "WebSite"]);
  expect(types(graphOf(publishedPage("/en/", { language: "en" })))).toEqual(["NGO", "WebSite"]);
});

test("a title with mark-up in it cannot end the script that it stands in", () => {
  const page = publishedPage("/om-oss/", { title: "</script><script>alert(1)</script>" });
  const said = describeAs(page, { trail: [], picture: "/x.png", giftName: "Ge" });
  expect(said).not.toContain("<");
  expect(JSON.parse(said)).toMatchObject({ "@graph": [{ name: page.title }] });
});
