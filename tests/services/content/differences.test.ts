import { expect, test } from "vitest";
import { differingPaths, type Fields, withValuesOf } from "../../../services/content/src/history/differences.ts";

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
