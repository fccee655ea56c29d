import type { RichTextNode } from "contract/published-content.ts";
import type { ShownBlock } from "../../lib/shown-content.ts";

const inline = new Set(["a", "strong", "em"]);

/** All that a page says itself, as plain text. What leads to another page tells of that one, and is left out. */
export function pageText(blocks: ShownBlock[]): string {
  return blocks.flatMap(textsOf).join(" ").replaceAll(/\s+/g, " ").trim();
}

function textsOf(block: ShownBlock): string[] {
  switch (block.type) {
    case "hero":
      return [block.heading, block.lead ?? ""];
    case "text":
      return [richText(block.content)];
    case "picture":
      return [block.caption ?? ""];
    case "giftTeaser":
      return [block.heading, block.lead];
    case "figures":
      return [block.heading, block.text ?? "", ...block.figures.flatMap(({ value, text }) => [value, text])];
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

/** Words that stand in paragraphs of their own do not run together; those of one sentence stay as they are. */
function richText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const inner = richText(node.children ?? []);
      return inline.has(node.tag) ? inner : ` ${inner} `;
    })
    .join("");
}
