import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "../../lib/shown-content.ts";

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
