import type { RichTextNode, RichTextTag } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** Short names so that a page's file reads as its text does. */
const element =
  (tag: RichTextTag) =>
  (...children: RichTextNode[]): RichTextNode => ({ tag, children });

export const p = element("p");
export const h2 = element("h2");
export const h3 = element("h3");
export const strong = element("strong");
export const blockquote = element("blockquote");
export const br: RichTextNode = { tag: "br" };

export const a = (label: string, href: string): RichTextNode => ({ tag: "a", href, children: [label] });

type Item = RichTextNode | RichTextNode[];
const items = (list: Item[]): RichTextNode[] =>
  list.map((item) => ({ tag: "li", children: Array.isArray(item) ? item : [item] }));

export const ul = (...list: Item[]): RichTextNode => ({ tag: "ul", children: items(list) });
export const ol = (...list: Item[]): RichTextNode => ({ tag: "ol", children: items(list) });
