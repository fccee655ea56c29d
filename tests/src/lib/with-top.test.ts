import type { Block } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";
import { withTop } from "#src/lib/with-top.ts";

const text: Block = { type: "text", content: ["Ord."] };
const urgent: Block = { type: "emergency", heading: "Ont i bröstet?" };
const top: Block = { type: "hero", heading: "Om oss, i korthet", giftForm: false };
const title: Block = { type: "hero", heading: "Om oss", giftForm: false };

test.each<[string, Block[], Block[]]>([
  ["the editors' own top", [top, text], [top, text]],
  ["their own, wherever it stands", [urgent, text, top], [urgent, text, top]],
  ["the title, where there is none", [text], [title, text]],
  ["the title, below what is urgent", [urgent, text], [urgent, title, text]],
  ["the title alone", [], [title]],
])("a page has one heading of its own: %s", (_, blocks, shown) => {
  expect(withTop({ title: "Om oss", blocks })).toEqual(shown);
});
