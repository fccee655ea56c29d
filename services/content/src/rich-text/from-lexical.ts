import { href, type RichTextNode, type RichTextTag } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { textFormats, type LexicalNode } from "./lexical.ts";

type Warn = (message: string) => void;
type Convert = (node: LexicalNode, warn: Warn) => RichTextNode[];

const headings: Partial<Record<string, RichTextTag>> = { h2: "h2", h3: "h3", h4: "h4" };
const childrenOf = (node: LexicalNode, warn: Warn) => (node.children ?? []).flatMap((child) => convert(child, warn));
const element = (tag: RichTextTag, children: RichTextNode[]): RichTextNode => ({ tag, children });

function text(node: LexicalNode): RichTextNode[] {
  const value = node.text ?? "";
  if (value === "") return [];
  const format = typeof node.format === "number" ? node.format : 0;
  const em: RichTextNode = (format & textFormats.em) === 0 ? value : element("em", [value]);
  return [(format & textFormats.strong) === 0 ? em : element("strong", [em])];
}

const link: Convert = (node, warn) => {
  const children = childrenOf(node, warn);
  const checked = href.safeParse(node.fields?.url);
  if (checked.success) return [{ tag: "a", href: checked.data, children }];
  warn(`a link to "${String(node.fields?.url)}" lost its href`);
  return children;
};

/** Lexical puts a nested list in an item of its own; in HTML it belongs to the item before. */
const list: Convert = (node, warn) => {
  const items: { tag: "li"; children: RichTextNode[] }[] = [];
  for (const item of node.children ?? []) {
    const children = childrenOf(item, warn);
    const holdsOnlyLists = item.children?.every(({ type }) => type === "list") === true && children.length > 0;
    const before = items.at(-1);
    if (holdsOnlyLists && before !== undefined) before.children.push(...children);
    else items.push({ tag: "li", children });
  }
  return [element(node.tag === "ol" ? "ol" : "ul", items)];
};

const table: Partial<Record<string, Convert>> = {
  text,
  tab: () => [" "],
  linebreak: () => [{ tag: "br" }],
  link,
  autolink: link,
  list,
  paragraph: (node, warn) => {
    const children = childrenOf(node, warn);
    return children.length === 0 ? [] : [element("p", children)];
  },
  heading: (node, warn) => [element(headings[node.tag ?? ""] ?? "h2", childrenOf(node, warn))],
  quote: (node, warn) => [element("blockquote", childrenOf(node, warn))],
};

function convert(node: LexicalNode, warn: Warn): RichTextNode[] {
  const converter = table[node.type];
  if (converter !== undefined) return converter(node, warn);
  warn(`an unknown node "${node.type}" was left out`);
  return [];
}

export function fromLexical(tree: unknown, warn: Warn): RichTextNode[] {
  if (typeof tree !== "object" || tree === null || !("root" in tree)) return [];
  return childrenOf((tree as { root: LexicalNode }).root, warn);
}
