import { expect, test } from "vitest";
import type { Block, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { createReadOn } from "#src/build/reading/read-on.ts";
import { pages as seed } from "../../../../services/content/src/seed/content/pages.ts";
import { publishedPage } from "../published.ts";

const call = (href: string): Block => ({
  type: "journeyCall",
  tone: "sun",
  heading: "Läs",
  action: { label: "Läs", href },
});

const asthma = publishedPage("/lungorna/astma/", { title: "Astma", description: "Luftrören drar ihop sig vid astma." });
const copd = publishedPage("/lungorna/kol/", { title: "KOL", description: "Luftrören blir trånga av rök." });
const lungs = publishedPage("/lungorna/", { title: "Lungorna", description: "Så andas du, in och ut." });
const press = publishedPage("/press/", {
  title: "Press",
  description: "Bilder och kontakt för journalister. Så andas många.",
});
const home = publishedPage("/", { title: "Start", description: "Luftrören, astma och lungorna." });
const site = [home, asthma, copd, lungs, press];

const leadsFrom = (page: ContentPage, pages: ContentPage[]) => createReadOn(pages)(page).map(({ href }) => href);

test("after an illness come its neighbours and the page above, not a page about something else", () => {
  expect(leadsFrom(asthma, site).toSorted()).toEqual(["/lungorna/", "/lungorna/kol/"]);
});

test("each way on says where it leads, and what is there", () => {
  const help = "Luftrören blir trånga av rök.";
  expect(createReadOn(site)(asthma)).toContainEqual({ label: "KOL", href: "/lungorna/kol/", help });
});

test("a page that shares a word with another, but no subject, offers nothing rather than anything", () => {
  expect(leadsFrom(press, site)).toEqual([]);
});

test.each<[string, Partial<ContentPage>]>([
  ["in the other language", { language: "en" }],
  ["about grief", { mood: "dusk" }],
  ["that is not to be found", { searchable: false }],
])("a page %s is not offered", (_, difference) => {
  expect(leadsFrom(asthma, [asthma, lungs, { ...copd, ...difference }])).toEqual(["/lungorna/"]);
});

test("what a block of the page leads to already is not offered again", () => {
  const calling = { ...asthma, blocks: [call(copd.path)] };
  expect(leadsFrom(calling, [...site.filter((page) => page !== asthma), calling])).toEqual(["/lungorna/"]);
});

const list: Block = { type: "linkList", heading: "Läs mer", links: [{ label: "KOL", href: copd.path }] };
const text: Block = { type: "text", content: ["Ord."] };

test("an editor's own list of links at the end stands in place of ours", () => {
  const listing = { ...asthma, blocks: [text, list, text] };
  expect(leadsFrom(listing, [listing, copd, lungs])).toEqual([]);
});

test("a list higher up tells what lies in the section: what it lacks is still offered", () => {
  const listing = { ...asthma, blocks: [list, text, text] };
  expect(leadsFrom(listing, [listing, copd, lungs])).toEqual([lungs.path]);
});

test("a home leads everywhere by itself", () => {
  expect(leadsFrom(home, site)).toEqual([]);
});

test("no more than three are offered, the nearest first", () => {
  const description = "Annat.";
  const many = Array.from({ length: 9 }, (_, index) => publishedPage(`/lungorna/sida-${index}/`, { description }));
  const offered = leadsFrom(asthma, [...site, ...many]);
  expect(offered).toHaveLength(3);
  expect(offered[0]).toBe("/lungorna/kol/");
});

test("the same content gives the same links, whatever the order of its pages", () => {
  expect(createReadOn(site.toReversed())(asthma)).toEqual(createReadOn(site)(asthma));
});

const published: ContentPage[] = seed.map((page) => ({ ...page, updatedAt: "2026-01-02T03:04:05.000Z" }));

test("whoever reads about an infarction is led on to heart failure and to the heart", () => {
  const page = published.find(({ path }) => path === "/hjarta-och-lungor/hjartat/hjartinfarkt/");
  expect(page && leadsFrom(page, published)).toEqual(
    expect.arrayContaining(["/hjarta-och-lungor/hjartat/hjartsvikt/", "/hjarta-och-lungor/hjartat/"]),
  );
});

test("no page of the seed leads to itself, to a home, or into the other language", () => {
  const readOn = createReadOn(published);
  const leading = published.filter((page) => readOn(page).length > 0);
  expect(leading.length).toBeGreaterThan(5);
  for (const page of leading) {
    for (const { href } of readOn(page)) {
      expect(["/", "/en/", page.path]).not.toContain(href);
      expect(published.find(({ path }) => path === href)?.language).toBe(page.language);
    }
  }
});
