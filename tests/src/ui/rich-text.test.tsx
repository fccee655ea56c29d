import { render } from "@testing-library/react";
import { richTextNode, richTextTags, type RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import React from "react";
import { expect, test, vi } from "vitest";
import { RichLine, RichText } from "#src/ui/rich-text.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

/** As text comes to a page: through the contract, and then on screen. */
function shown(content: unknown[]): string {
  const known = content.map((node) => richTextNode.parse(node));
  return render(<RichLine content={known} />).container.innerHTML;
}

test.each(richTextTags.filter((tag) => tag !== "br" && tag !== "a"))("an editor's <%s> is shown as one", (tag) => {
  expect(shown([{ tag, children: ["Ett hjärta"] }])).toBe(`<${tag}>Ett hjärta</${tag}>`);
});

test("a line break is shown as one, whatever lies in it", () => {
  expect(shown(["a", { tag: "br", children: ["x"] }, "b"])).toBe("a<br>b");
});

test("text is shown as it was written, mark-up and all", () => {
  expect(shown(["<script>alert(1)</script> & <b>"])).toBe("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;");
});

test("marks lie in marks", () => {
  expect(
    shown([{ tag: "p", children: ["a ", { tag: "strong", children: ["b ", { tag: "em", children: ["c"] }] }] }]),
  ).toBe("<p>a <strong>b <em>c</em></strong></p>");
});

test("lists lie in lists, to any depth", () => {
  const list = (depth: number): RichTextNode => ({
    tag: depth % 2 === 0 ? "ul" : "ol",
    children: [{ tag: "li", children: [`${depth}`, ...(depth < 4 ? [list(depth + 1)] : [])] }],
  });
  expect(shown([list(1)])).toBe("<ol><li>1<ul><li>2<ol><li>3<ul><li>4</li></ul></li></ol></li></ul></li></ol>");
});

test("a link of the house loads ahead, another does not", () => {
  expect(shown([{ tag: "a", href: "/om-oss/", children: ["Om oss"] }])).toBe(
    '<a href="/om-oss/" data-loads-ahead="">Om oss</a>',
  );
  expect(shown([{ tag: "a", href: "https://www.1177.se/", children: ["1177"] }])).toBe(
    '<a href="https://www.1177.se/">1177</a>',
  );
});

test("a link without href leads nowhere", () => {
  expect(shown([{ tag: "a", children: ["Om oss"] }])).toBe('<a href="#">Om oss</a>');
});

test("a text without content shows an empty text", () => {
  expect(shown([{ tag: "p" }, ""])).toBe("<p></p>");
});

test.each(["script", "iframe", "img", "svg", "style", "form", "object", "h1", "SCRIPT"])(
  "<%s> never reaches a page",
  (tag) => {
    expect(() => shown([{ tag, children: ["x"] }])).toThrow();
    expect(() => shown([{ tag: "p", children: [{ tag: "ul", children: [{ tag }] }] }])).toThrow();
  },
);

test.each(["javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//evil.example"])(
  "a link to “%s” never reaches a page",
  (href) => {
    expect(() => shown([{ tag: "p", children: [{ tag: "a", href, children: ["x"] }] }])).toThrow();
  },
);

test("even past the contract, no link runs an editor's script", () => {
  const { container } = render(<RichText content={[{ tag: "a", href: "javascript:alert(1)", children: ["x"] }]} />);
  expect(container.querySelector("a")?.getAttribute("href")).not.toContain("alert");
});

test("attributes that no editor can write are not shown either", () => {
  expect(shown([{ tag: "p", onclick: "alert(1)", style: "x", children: ["a"] }])).toBe("<p>a</p>");
});

test("many paragraphs are shown each, also when they say the same", () => {
  const { container } = render(
    <RichText content={Array.from({ length: 300 }, () => ({ tag: "p", children: ["a"] }))} />,
  );
  expect(container.querySelectorAll("p")).toHaveLength(300);
});
