import { expect, test } from "vitest";
import { pageText } from "#src/build/search/search-records.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";

const action = { label: "Ge en gåva", href: "/ge-en-gava/" };

test.each<[string, ShownBlock, string]>([
  ["a hero", { type: "hero", heading: "Hjärtat", lead: "Slår hela livet." }, "Hjärtat. Slår hela livet."],
  [
    "paragraphs that stand by themselves, with words that belong together",
    {
      type: "text",
      content: [
        { tag: "h2", children: ["Svikt"] },
        { tag: "p", children: ["En ", { tag: "strong", children: ["hjärt"] }, "sjukdom."] },
        {
          tag: "ul",
          children: [
            { tag: "li", children: ["Trött"] },
            { tag: "li", children: ["Andfådd"] },
          ],
        },
      ],
    },
    "Svikt. En hjärtsjukdom. Trött. Andfådd",
  ],
  [
    "questions and answers",
    {
      type: "questions",
      heading: "Frågor",
      items: [{ question: "Ärftligt?", answer: [{ tag: "p", children: ["Ibland."] }] }],
    },
    "Frågor. Ärftligt? Ibland.",
  ],
  [
    "figures",
    {
      type: "figures",
      heading: "I dag",
      text: "Varje dag",
      pulse: true,
      figures: [{ value: "100 000", text: "slag" }],
    },
    "I dag. Varje dag. 100 000 slag",
  ],
  [
    "a quotation",
    { type: "quote", quote: "Tack.", source: "Anna", content: [{ tag: "p", children: ["Hon lever."] }] },
    "Tack. Anna. Hon lever.",
  ],
  ["when to call 112", { type: "emergency", heading: "Ont?", text: "Ring." }, "Ont? Ring."],
  ["cards", { type: "cards", heading: "Kort", cards: [] }, "Kort"],
  ["a gift teaser", { type: "giftTeaser", heading: "Ge", lead: "Nu.", action, links: [] }, "Ge. Nu."],
  ["nothing of a list of links", { type: "linkList", heading: "Läs mer", links: [action] }, ""],
  ["nothing of a call to a journey", { type: "journeyCall", tone: "sun", heading: "Ge", action }, ""],
])("the text of a page has %s", (_, block, text) => {
  expect(pageText([block])).toBe(text);
});

test("blocks do not run together", () => {
  const text: ShownBlock = { type: "text", content: ["Ord."] };
  expect(pageText([text, text])).toBe("Ord. Ord.");
});

test("lines of one paragraph are one sentence", () => {
  const content = [{ tag: "p" as const, children: ["Box 1", { tag: "br" as const }, "Lund"] }, "Slut"];
  expect(pageText([{ type: "text", content }])).toBe("Box 1 Lund. Slut");
});

test("no page is found by the name in our mail address", () => {
  const content = [
    { tag: "p" as const, children: ["Skriv till ", { tag: "a" as const, children: ["hej@hjarta-lunga.test"] }, "."] },
  ];
  expect(pageText([{ type: "text", content }])).toBe("Skriv till ….");
});
