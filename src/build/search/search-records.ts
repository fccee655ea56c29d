import type { ContentPage, Navigation, RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { FallbackPage, SearchRecord } from "@hjarta-lunga/contract/search.ts";
import type { ShownBlock } from "../../lib/shown-content.ts";
import { createTrails } from "../reading/trails.ts";

export type SearchablePage = Pick<ContentPage, "path" | "language" | "title" | "description"> & {
  blocks: ShownBlock[];
};

/** The provider's limit is 10,000, counted a little differently. */
const mostBytes = 9_500;
const worth = { main: 10, footer: 3 } as const;

/** A page with more links to it is assumed more popular. */
export function searchRecords(pages: SearchablePage[], menus: Navigation[]): SearchRecord[] {
  const trailOf = createTrails(pages);
  const popularity = popularityOf(pages, menus);
  return pages.map(({ path, language, title, description, blocks }) => {
    const [top] = trailOf({ path, language, title });
    return withinLimit({
      objectID: path,
      path,
      language,
      title,
      description,
      section: top === undefined || top.href === path ? "" : top.label,
      text: pageText(withoutTitle(blocks, title)),
      popularity: popularity.get(path) ?? 0,
    });
  });
}

export function fallbackPages(records: SearchRecord[]): FallbackPage[] {
  return records
    .toSorted((one, other) => other.popularity - one.popularity || one.path.localeCompare(other.path, "sv"))
    .map(({ path, language, title, description, section }) => ({ path, language, title, description, section }));
}

const withoutTitle = (blocks: ShownBlock[], title: string): ShownBlock[] =>
  blocks.map((block) => (block.type === "hero" && block.heading === title ? { ...block, heading: "" } : block));

function popularityOf(pages: SearchablePage[], menus: Navigation[]): Map<string, number> {
  const popularity = new Map<string, number>();
  const add = (path: string, points: number) => popularity.set(path, (popularity.get(path) ?? 0) + points);
  for (const { path, blocks } of pages)
    for (const to of new Set(linksIn(blocks).map(pathOf))) if (to !== path) add(to, 1);
  for (const { main, footer } of menus) {
    for (const { href } of main) add(pathOf(href), worth.main);
    for (const { href } of footer.flatMap(({ links }) => links)) add(pathOf(href), worth.footer);
  }
  return popularity;
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "href" && typeof inner === "string" ? [inner] : linksIn(inner),
  );
}

function withinLimit(record: SearchRecord): SearchRecord {
  let { text } = record;
  for (let over = excess({ ...record, text }); over > 0 && text !== ""; over = excess({ ...record, text })) {
    // A letter has one byte or more.
    const shorter = text.slice(0, Math.max(0, text.length - Math.ceil(over / 2)));
    text = shorter.slice(0, Math.max(0, shorter.lastIndexOf(" ")));
  }
  return { ...record, text };
}

const excess = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record)) - mostBytes;

const inline = new Set(["a", "strong", "em"]);

export function pageText(blocks: ShownBlock[]): string {
  const texts = blocks
    .flatMap(textsOf)
    .flatMap((text) => text.split(paragraphEnd))
    .map((text) => text.replaceAll(mailAddress, "…").replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
  return texts.map((text, at) => (at === texts.length - 1 || endsSentence.test(text) ? text : `${text}.`)).join(" ");
}

const paragraphEnd = "\u2029";
/** A heading and its text are shown in one line. */
const endsSentence = /[.,:;!?…][)”"’]?$/;
/** Our addresses contain the organisation's name: every page would match "hjärta". */
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function textsOf(block: ShownBlock): string[] {
  switch (block.type) {
    case "hero":
      return [block.heading, block.lead ?? ""];
    case "emergency":
      return [block.heading, block.text ?? ""];
    case "text":
      return [richText(block.content)];
    case "picture":
      return [block.caption ?? ""];
    case "giftTeaser":
      return [block.heading, block.lead];
    case "figures":
      return [block.heading, block.text ?? "", ...block.figures.map(({ value, text }) => `${value} ${text}`)];
    case "quote":
      return [block.heading ?? "", block.quote, block.source ?? "", richText(block.content)];
    case "questions":
      return [block.heading, ...block.items.flatMap(({ question, answer }) => [question, richText(answer)])];
    case "cards":
      return [block.heading, block.text ?? "", ...block.cards.map(({ title }) => title)];
    case "linkList":
    case "journeyCall":
      return [];
  }
}

function richText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.tag === "br") return " ";
      const inner = richText(node.children ?? []);
      return inline.has(node.tag) ? inner : `${paragraphEnd}${inner}${paragraphEnd}`;
    })
    .join("");
}
