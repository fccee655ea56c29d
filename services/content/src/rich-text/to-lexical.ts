import type { RichTextNode, RichTextTag } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { textFormats, type LexicalNode, type LexicalTree } from "./lexical.ts";

type Element = Exclude<RichTextNode, string>;
type Block = (node: Element) => LexicalNode;

const frame = { direction: "ltr", format: "", indent: 0, version: 1 } as const;
const inlineTags: readonly RichTextTag[] = ["a", "strong", "em", "br"];
const isInline = (node: RichTextNode) => typeof node === "string" || inlineTags.includes(node.tag);
const isList = (node: RichTextNode): node is Element =>
  typeof node !== "string" && (node.tag === "ul" || node.tag === "ol");

function inline(node: RichTextNode, format: number): LexicalNode[] {
  if (typeof node === "string") {
    return [{ type: "text", text: node, format, detail: 0, mode: "normal", style: "", version: 1 }];
  }
  switch (node.tag) {
    case "strong":
    case "em":
      return inlines(node.children, format | textFormats[node.tag]);
    case "br":
      return [{ type: "linebreak", version: 1 }];
    case "a":
      return [
        {
          ...frame,
          type: "link",
          version: 3,
          fields: { linkType: "custom", url: node.href ?? "#" },
          children: inlines(node.children, format),
        },
      ];
    case "p":
    case "h2":
    case "h3":
    case "h4":
    case "ul":
    case "ol":
    case "li":
    case "blockquote":
      return inlines(node.children, format);
  }
}

/** Items and quotations hold only lines: their paragraphs become lines. */
function inlines(nodes: RichTextNode[] = [], format = 0): LexicalNode[] {
  return nodes.flatMap((node, index) => {
    const breaksBefore = index > 0 && !isInline(node);
    return [...(breaksBefore ? inline({ tag: "br" }, format) : []), ...inline(node, format)];
  });
}

const heading: Block = ({ tag, children }) => ({ ...frame, type: "heading", tag, children: inlines(children) });
const paragraph: Block = ({ children }) => ({
  ...frame,
  type: "paragraph",
  textFormat: 0,
  textStyle: "",
  children: inlines(children),
});

const list: Block = ({ tag, children = [] }) => {
  const items = children.flatMap((item): LexicalNode[][] => {
    const inside = typeof item === "string" ? [item] : (item.children ?? []);
    const own = inlines(inside.filter((child) => !isList(child)));
    return [own, ...inside.filter(isList).map((nested) => [list(nested)])];
  });
  return {
    ...frame,
    type: "list",
    tag,
    listType: tag === "ol" ? "number" : "bullet",
    start: 1,
    children: items.map((inside, index) => ({ ...frame, type: "listitem", value: index + 1, children: inside })),
  };
};

const table: Partial<Record<RichTextTag, Block>> = {
  p: paragraph,
  h2: heading,
  h3: heading,
  h4: heading,
  ul: list,
  ol: list,
  blockquote: ({ children }) => ({ ...frame, type: "quote", children: inlines(children) }),
};

export function toLexical(nodes: RichTextNode[]): LexicalTree {
  const blocks: LexicalNode[] = [];
  let loose: RichTextNode[] = [];
  const endParagraph = () => {
    if (loose.length > 0) blocks.push(paragraph({ tag: "p", children: loose }));
    loose = [];
  };
  for (const node of nodes) {
    const block = typeof node === "string" ? undefined : table[node.tag];
    if (typeof node === "string" || block === undefined) {
      loose.push(node);
      continue;
    }
    endParagraph();
    blocks.push(block(node));
  }
  endParagraph();
  return { root: { ...frame, type: "root", children: blocks } };
}
