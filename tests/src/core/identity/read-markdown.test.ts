import { expect, test } from "vitest";
import { readMarkdown } from "#src/core/identity/signed-text.tsx";

const text = (words: string) => [{ words, isStrong: false }];

test.each([
  ["# Månadsgåva", [{ kind: "heading", parts: text("Månadsgåva") }]],
  ["### Små", [{ kind: "heading", parts: text("Små") }]],
  ["#Inget", [{ kind: "text", parts: text("#Inget") }]],
  ["- ett\r\n+ två\r* tre", ["ett", "två", "tre"].map((words) => ({ kind: "item", parts: text(words) }))],
  ["---", [{ kind: "rule", parts: [] }]],
  ["a\n\n \nb", ["a", "b"].map((words) => ({ kind: "text", parts: text(words) }))],
  [
    "Jag ger *200 kr* nu",
    [{ kind: "text", parts: [...text("Jag ger "), { words: "200 kr", isStrong: true }, ...text(" nu")] }],
  ],
  [
    "<b>2 * 3 * 4</b>",
    [{ kind: "text", parts: [...text("<b>2 "), { words: " 3 ", isStrong: true }, ...text(" 4</b>")] }],
  ],
  ["", []],
])("%j is read as the app reads it", (markdown, blocks) => {
  expect(readMarkdown(markdown)).toEqual(blocks);
});
