import { render } from "@testing-library/react";
import { richTextTags, type BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";
import React from "react";
import { describe, expect, test, vi } from "vitest";
import { Blocks } from "#src/templates/blocks.tsx";
import { StartHero } from "#src/templates/blocks/start-hero.tsx";
import { readingBlocks } from "#src/templates/reading-blocks.ts";
import { showcaseBlocks } from "#src/templates/showcase-blocks.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Words } from "../words.tsx";
import { fullest, least } from "./sample-blocks.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

const everyBlock = { ...showcaseBlocks, hero: StartHero };

const show = (blocks: ShownBlock[], registry = everyBlock) =>
  render(
    <Words>
      <Blocks blocks={blocks} registry={registry} />
    </Words>,
  ).container;

/** What an editor left empty must not be left on the page as an empty heading, line, list or link. */
const hollow = (page: HTMLElement) =>
  [...page.querySelectorAll("h1, h2, h3, h4, p, ul, ol, li, a, small, figcaption, footer, b, summary")]
    .filter((element) => element.textContent.trim() === "" && element.querySelector("img") === null)
    .map((element) => element.outerHTML);

const types = Object.keys(fullest) as BlockType[];

describe("each block", () => {
  test.each(types)("%s shows with only what it must have, and nothing empty", (type) => {
    const page = show([least[type]]);
    expect(page.textContent.trim()).not.toBe("");
    expect(hollow(page)).toEqual([]);
  });

  test.each(types)("%s shows with all that an editor can write", (type) => {
    const page = show([fullest[type]]);
    expect(hollow(page)).toEqual([]);
    for (const words of wordsIn(fullest[type])) expect(page.textContent).toContain(words);
    for (const href of valuesOf(fullest[type], "href"))
      expect(page.querySelector(`a[href="${href}"], a[href^="${href}?"]`)).not.toBeNull();
    for (const alt of valuesOf(fullest[type], "alt")) expect(page.querySelector(`img[alt="${alt}"]`)).not.toBeNull();
  });

  test.each(types)("%s shows twice on a page", (type) => {
    expect(show([least[type], least[type]]).children).toHaveLength(2);
  });
});

test("blocks show in the order that the editor gave them", () => {
  const page = show([least.quote, least.text, least.linkList]);
  const places = ["Jag andas igen.", "Bara text.", "Läs vidare"].map((words) => page.textContent.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("a block of a kind that this page does not know shows nothing, and the rest shows", () => {
  const unknown = { type: "countdown", heading: "Snart!" } as unknown as ShownBlock;
  const page = show([unknown, least.text]);
  expect(page.textContent).not.toContain("Snart!");
  expect(page.textContent).toContain("Bara text.");
});

test("a heading over a list without links is left out with its list", () => {
  expect(show([{ ...least.giftTeaser, listHeading: "Fler sätt" }]).textContent).not.toContain("Fler sätt");
});

test("cards that are no longer published leave no empty shelf behind", () => {
  expect(show([{ ...least.cards, cards: [] }]).textContent).toBe("");
});

test("a card that cannot be sent yet says when it comes, and leads nowhere", () => {
  const { cards } = least;
  const [card] = cards.cards;
  if (card === undefined) throw new Error("There is no card");
  const page = show([{ ...cards, href: "/kort/", cards: [card, { ...card, code: "PASK_1", comes: "1 mars" }] }]);
  const [now, later] = page.querySelectorAll("li");
  expect(now?.querySelector("a")?.getAttribute("href")).toBe("/kort/?kort=TACK_1");
  expect(later?.querySelector("a")).toBeNull();
  expect(later?.textContent).toContain("Kommer den 1 mars");
});

test("a text that nobody has written leaves no gap", () => {
  expect(show([{ type: "text", content: [] }]).innerHTML).toBe("");
});

test.each([
  ["Om oss", ""],
  ["Så påverkar långvarig luftvägsinflammation hjärtats pumpförmåga hos äldre personer med KOL", "long"],
])("the heading “%s” is set in a size for its length", (heading, size) => {
  expect(show([{ type: "hero", heading }]).querySelector("h1")?.className).toBe(size);
});

test("a page without blocks is empty", () => {
  expect(show([]).textContent).toBe("");
});

test("pages for reading know every block but those with more script", () => {
  expect(types.filter((type) => !(type in readingBlocks))).toEqual(["giftTeaser", "figures", "cards"]);
});

const noWords = new Set(["type", "href", "src", "srcSet", "alt", "code", "tone", "phone"]);

/** Every text in a block that a visitor is to read at once. The tag of rich text is none; that of a quote is. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split("\n");
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    noWords.has(name) || (name === "tag" && (richTextTags as readonly unknown[]).includes(part)) ? [] : wordsIn(part),
  );
}

function valuesOf(value: unknown, wanted: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesOf(part, wanted));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === wanted && typeof part === "string" ? [part] : valuesOf(part, wanted),
  );
}
