import type {
  Block as PublishedBlock,
  BlockType,
  ContentLink,
  RichTextNode,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Page } from "../payload-types.ts";
import { fromLexical } from "../rich-text/from-lexical.ts";
import { present } from "./present.ts";
import type { ToPicture } from "./pictures.ts";

type StoredBlock = NonNullable<Page["blocks"]>[number];
type Stored<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>;
type Published<Type extends BlockType> = Extract<PublishedBlock, { type: Type }>;

type StoredLink = { label?: string | null; href?: string | null; help?: string | null };
export type Tools = { picture: ToPicture; warn: (message: string) => void };

export function link(stored: StoredLink | null | undefined): ContentLink | undefined {
  if (stored?.href === undefined || stored.href === null || stored.href === "") return undefined;
  return present({ label: stored.label ?? "", href: stored.href, help: stored.help });
}

/** The contract's check reports an empty href. */
const requiredLink = (stored: StoredLink): ContentLink => link(stored) ?? { label: stored.label ?? "", href: "" };

const links = (stored: StoredLink[] | null | undefined) => (stored ?? []).map(requiredLink);

type Converters = { [Type in BlockType]: (stored: Stored<Type>, tools: Tools) => Published<Type> };

const tree = (stored: unknown, { warn }: Tools): RichTextNode[] => fromLexical(stored, warn);

const converters: Converters = {
  hero: ({ heading, lead, picture, giftForm }, tools) =>
    present({ type: "hero", heading, lead, picture: tools.picture(picture), giftForm: giftForm === true }),
  emergency: ({ heading, text }) => present({ type: "emergency", heading, text }),
  text: ({ content }, tools) => ({ type: "text", content: tree(content, tools) }),
  picture: ({ picture, caption }, tools) => {
    const converted = tools.picture(picture);
    if (converted === undefined) throw new Error("the picture is missing");
    return present({ type: "picture", picture: converted, caption });
  },
  giftTeaser: (stored, tools) =>
    present({
      type: "giftTeaser",
      heading: stored.heading,
      lead: stored.lead,
      picture: tools.picture(stored.picture),
      action: requiredLink(stored.action),
      listHeading: stored.listHeading,
      links: links(stored.links),
    }),
  figures: ({ heading, text, pulse, figures }) =>
    present({
      type: "figures",
      heading,
      text,
      pulse: pulse === true,
      figures: (figures ?? []).map(({ value, text: meaning }) => ({ value, text: meaning })),
    }),
  quote: (stored, tools) =>
    present({
      type: "quote",
      tag: stored.tag,
      heading: stored.heading,
      quote: stored.quote,
      source: stored.source,
      content: tree(stored.content, tools),
      picture: tools.picture(stored.picture),
      action: link(stored.action),
      second: link(stored.second),
    }),
  questions: ({ heading, items }, tools) => ({
    type: "questions",
    heading,
    items: (items ?? []).map(({ question, answer }) => ({ question, answer: tree(answer, tools) })),
  }),
  linkList: (stored) => ({ type: "linkList", heading: stored.heading, links: links(stored.links) }),
  journeyCall: (stored, tools) =>
    present({
      type: "journeyCall",
      tone: stored.tone,
      heading: stored.heading,
      lead: stored.lead,
      picture: tools.picture(stored.picture),
      action: requiredLink(stored.action),
      second: link(stored.second),
    }),
  cards: ({ heading, text, all, campaigns }) => present({ type: "cards", heading, text, all: link(all), campaigns }),
};

export function convertBlock(stored: StoredBlock, tools: Tools): PublishedBlock {
  // TypeScript cannot follow the pairing in the table.
  const convert = converters[stored.blockType] as (stored: StoredBlock, tools: Tools) => PublishedBlock;
  return convert(stored, tools);
}
