import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";
import { fromLexical } from "../../../services/content/src/rich-text/from-lexical.ts";
import { toLexical } from "../../../services/content/src/rich-text/to-lexical.ts";

const there = (nodes: RichTextNode[]) => {
  const warnings: string[] = [];
  return { nodes: fromLexical(toLexical(nodes), (warning) => warnings.push(warning)), warnings };
};
const p = (...children: RichTextNode[]): RichTextNode => ({ tag: "p", children });

test.each<[string, RichTextNode[]]>([
  ["paragraphs", [p("Ett"), p("Två")]],
  [
    "headings",
    [
      { tag: "h2", children: ["A"] },
      { tag: "h3", children: ["B"] },
      { tag: "h4", children: ["C"] },
    ],
  ],
  ["marks", [p("a ", { tag: "strong", children: ["b"] }, " ", { tag: "em", children: ["c"] })]],
  ["links", [p({ tag: "a", href: "/om-oss/", children: ["Om ", { tag: "strong", children: ["oss"] }] })]],
  ["line breaks", [p("a", { tag: "br" }, "b")]],
  ["quotations", [{ tag: "blockquote", children: ["Andas."] }]],
  [
    "lists in lists",
    [
      {
        tag: "ul",
        children: [{ tag: "li", children: ["a", { tag: "ol", children: [{ tag: "li", children: ["b"] }] }] }],
      },
    ],
  ],
])("%s come back as they were", (_, nodes) => {
  expect(there(nodes)).toEqual({ nodes, warnings: [] });
});

test.each<[string, RichTextNode[], RichTextNode[]]>([
  ["loose text becomes a paragraph", ["a", { tag: "em", children: ["b"] }], [p("a", { tag: "em", children: ["b"] })]],
  [
    "paragraphs in an item become lines",
    [{ tag: "ul", children: [{ tag: "li", children: [p("a"), p("b")] }] }],
    [{ tag: "ul", children: [{ tag: "li", children: ["a", { tag: "br" }, "b"] }] }],
  ],
])("%s", (_, written, expected) => {
  expect(there(written).nodes).toEqual(expected);
});

const root = (...children: object[]) => ({ root: { type: "root", version: 1, children } });
const link = (url: string) => ({ type: "link", fields: { url }, children: [{ type: "text", text: "läs" }] });

test.each([
  ["an unknown node", root({ type: "upload" }), [], 'an unknown node "upload" was left out'],
  [
    "a link that could run script",
    root({ type: "paragraph", children: [link("javascript:alert(1)")] }),
    [p("läs")],
    'a link to "javascript:alert(1)" lost its href',
  ],
])("%s is left out and told", (_, tree, expected, warning) => {
  const warnings: string[] = [];
  expect(fromLexical(tree, (text) => warnings.push(text))).toEqual(expected);
  expect(warnings).toEqual([warning]);
});
