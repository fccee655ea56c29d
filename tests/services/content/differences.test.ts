import { expect, test } from "vitest";
import {
  changedMeanwhile,
  differingPaths,
  type Fields,
  withValuesOf,
} from "../../../services/content/src/history/differences.ts";

const text = (words: string) => ({ root: { children: [{ type: "text", text: words }] } });
const block = (id: string, heading: string, content = text("Lika")) => ({ id, blockType: "text", heading, content });

test.each<[string, Fields, Fields, string[]]>([
  ["nothing", { title: "A", help: "" }, { title: "A", help: null, offered: false }, []],
  [
    "what the service keeps",
    { title: "A", updatedAt: "1", savedBy: 1 },
    { title: "A", updatedAt: "2", savedBy: 2 },
    [],
  ],
  ["one field", { title: "A", lead: "L" }, { title: "B", lead: "L" }, ["title"]],
  ["a field in a group", { season: { from: "01-01", to: "" } }, { season: { from: "02-01" } }, ["season.from"]],
  [
    "a block's heading and another's text",
    { blocks: [block("1", "A"), block("2", "B", text("Min"))] },
    { blocks: [block("1", "X"), block("2", "B", text("Din"))] },
    ["blocks.0.heading", "blocks.1.content"],
  ],
  [
    "blocks that were moved",
    { blocks: [block("1", "A"), block("2", "B")] },
    { blocks: [block("2", "B"), block("1", "A")] },
    ["blocks"],
  ],
  ["a block more", { blocks: [block("1", "A")] }, { blocks: [] }, ["blocks"]],
])("an editor chooses between %s", (_, mine, theirs, paths) => {
  expect(differingPaths(mine, theirs)).toEqual(paths);
  const taken = withValuesOf(mine, theirs, paths);
  expect(differingPaths(taken, theirs)).toEqual([]);
});

test("what is kept stays as it was written", () => {
  const mine = { title: "Min", blocks: [block("1", "Min")] };
  const theirs = { title: "Din", blocks: [block("1", "Din")] };
  expect(withValuesOf(mine, theirs, ["blocks.0.heading"])).toEqual({ title: "Min", blocks: [block("1", "Din")] });
  expect(mine.blocks[0]?.heading).toBe("Min");
});

const rows = (...headings: string[]) => headings.map((heading, index) => block(String(index), heading));

test.each<[string, { mine: Fields; base: Fields; theirs: Fields }, string[], Fields]>([
  [
    "hers alone stays",
    { mine: { title: "Min" }, base: { title: "Från början" }, theirs: { title: "Från början" } },
    [],
    { title: "Min" },
  ],
  [
    "the other's alone is taken",
    { mine: { title: "Från början" }, base: { title: "Från början" }, theirs: { title: "Din" } },
    [],
    { title: "Din" },
  ],
  ["what the other emptied is empty", { mine: { lead: "L" }, base: { lead: "L" }, theirs: { lead: null } }, [], {}],
  [
    "both the same asks nothing",
    { mine: { title: "Ny" }, base: { title: "Från början" }, theirs: { title: "Ny" } },
    [],
    { title: "Ny" },
  ],
  [
    "one field each keeps both",
    { mine: { title: "Min", lead: "L" }, base: { title: "T", lead: "L" }, theirs: { title: "T", lead: "Din" } },
    [],
    { title: "Min", lead: "Din" },
  ],
  [
    "what both changed is asked, and nothing else",
    { mine: { title: "Min", lead: "L" }, base: { title: "T", lead: "L" }, theirs: { title: "Din", lead: "Din" } },
    ["title"],
    { title: "Min", lead: "Din" },
  ],
  [
    "two parts of a group",
    {
      mine: { season: { from: "Min", to: "" } },
      base: { season: { from: "01", to: null } },
      theirs: { season: { from: "01", to: "Din" } },
    },
    [],
    { season: { from: "Min", to: "Din" } },
  ],
  [
    "two blocks",
    { mine: { blocks: rows("Min", "B") }, base: { blocks: rows("A", "B") }, theirs: { blocks: rows("A", "Din") } },
    [],
    { blocks: rows("Min", "Din") },
  ],
  [
    "the same block's heading",
    { mine: { blocks: rows("Min", "B") }, base: { blocks: rows("A", "B") }, theirs: { blocks: rows("Din", "Din") } },
    ["blocks.0.heading"],
    { blocks: rows("Min", "Din") },
  ],
  [
    "a block that the other added",
    { mine: { blocks: rows("A") }, base: { blocks: rows("A") }, theirs: { blocks: rows("A", "Din") } },
    [],
    { blocks: rows("A", "Din") },
  ],
  [
    "a block added by one and a heading by the other: the list is one value",
    { mine: { blocks: rows("Min") }, base: { blocks: rows("A") }, theirs: { blocks: rows("A", "Din") } },
    ["blocks"],
    { blocks: rows("Min") },
  ],
  [
    "a list of numbers",
    { mine: { cards: [1, 2] }, base: { cards: [1] }, theirs: { cards: [1, 3] } },
    ["cards"],
    { cards: [1, 2] },
  ],
  [
    "a rich text is one value",
    { mine: { text: text("Min") }, base: { text: text("Lika") }, theirs: { text: text("Din") } },
    ["text"],
    { text: text("Min") },
  ],
])("of what changed since she began: %s", (_, { mine, base, theirs }, conflicts, kept) => {
  const meanwhile = changedMeanwhile(mine, base, theirs);
  expect(meanwhile.conflicts).toEqual(conflicts);
  expect(differingPaths(withValuesOf(mine, theirs, meanwhile.theirs), kept)).toEqual([]);
});

test("when it is not known what was there, all that differs is asked", () => {
  const [mine, theirs] = [
    { title: "Min", lead: "L" },
    { title: "Din", lead: "Din" },
  ];
  expect(changedMeanwhile(mine, undefined, theirs)).toEqual({ conflicts: ["title", "lead"], theirs: [] });
});
