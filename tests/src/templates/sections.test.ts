import { describe, expect, test } from "vitest";
import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { divide } from "#src/templates/article/sections.ts";

const h2 = (words: string): RichTextNode => ({ tag: "h2", children: [words] });
const p = (words: string): RichTextNode => ({ tag: "p", children: [words] });
const text = (...content: RichTextNode[]): ShownBlock => ({ type: "text", content });
const picture = (alt: string): ShownBlock => ({ type: "picture", picture: { src: "a.svg", width: 3, height: 2, alt } });
const questions: ShownBlock = { type: "questions", heading: "Frågor och svar", items: [] };
const quote: ShownBlock<"quote"> = { type: "quote", quote: "De slog.", content: [] };
const list: ShownBlock = { type: "linkList", heading: "Läs mer", links: [] };
const call: ShownBlock = {
  type: "journeyCall",
  tone: "sun",
  heading: "Ge",
  action: { label: "Ge", href: "/ge-en-gava/" },
};
const hero: ShownBlock = { type: "hero", heading: "Astma" };
const emergency: ShownBlock = { type: "emergency", heading: "Svårt att andas?" };

const shape = (...blocks: ShownBlock[]) => {
  const { opening, sections, after } = divide(blocks);
  return {
    opening: opening.length,
    sections: sections.map(({ heading, parts }) => [heading, ...parts.map(({ type }) => type)].join(" ")),
    after: after.map(({ type }) => type),
  };
};

describe("a page is divided by its headings", () => {
  test.each<[string, ShownBlock[], ReturnType<typeof shape>]>([
    ["nothing", [], { opening: 0, sections: [], after: [] }],
    ["a hero alone", [hero], { opening: 0, sections: [], after: [] }],
    [
      "one text with two headings",
      [emergency, hero, text(p("Först."), h2("Tecken"), p("Hosta."), h2("Råd"), p("Vila."))],
      { opening: 1, sections: ["Tecken text", "Råd text"], after: [] },
    ],
    [
      "words of a later text belong to the heading above them",
      [hero, text(h2("Tecken"), p("Hosta.")), text(p("Mer."))],
      { opening: 0, sections: ["Tecken text text"], after: [] },
    ],
    [
      "pictures that follow each other",
      [hero, text(h2("Kärlet")), picture("Ett"), picture("Två"), text(p("Så.")), picture("Tre")],
      { opening: 0, sections: ["Kärlet pictures text pictures"], after: [] },
    ],
    [
      "a quote stands among the words, unless it brings a picture",
      [
        hero,
        text(h2("Ärret")),
        quote,
        text(p("Så.")),
        { ...quote, picture: { src: "a.svg", width: 3, height: 2, alt: "" } },
      ],
      { opening: 0, sections: ["Ärret quote text"], after: ["quote"] },
    ],
    [
      "questions have a heading of their own, and what fills the page's width comes after",
      [hero, text(h2("Tecken"), p("Hosta.")), questions, call, text(h2("Sist"), p("Slut.")), list],
      {
        opening: 0,
        sections: ["Tecken text", "Frågor och svar questions"],
        after: ["journeyCall", "text", "linkList"],
      },
    ],
  ])("%s", (_, blocks, expected) => expect(shape(...blocks)).toEqual(expected));

  test("no block is lost", () => {
    const blocks = [emergency, hero, text(p("Ett.")), questions, call, list];
    const { opening, sections, after, ...head } = divide(blocks);
    expect(head).toEqual({ emergency, hero });
    expect([...opening, ...sections.flatMap(({ parts }) => parts), ...after]).toEqual(blocks.slice(2));
  });

  test("each heading has an address of its own, which letters and signs keep plain", () => {
    const { sections } = divide([hero, text(h2("Så känns det?"), h2("Så känns det"), h2("112!"), h2("…"))]);
    expect(sections.map(({ id }) => id)).toEqual(["om-sa-kanns-det", "om-sa-kanns-det-2", "om-112", "om-detta"]);
  });
});
