import { expect, test } from "vitest";
import { chooseParts, parts } from "../../../scripts/bench/parts.ts";

const names = (chosen: ReturnType<typeof chooseParts>) => chosen?.map(({ name }) => name);

test("without a name every part is measured", () => {
  expect(chooseParts([])).toEqual(parts);
});

test("named parts are measured in the bench's own order, each once", () => {
  expect(names(chooseParts(["lighthouse", "page", "page"]))).toEqual(["page", "lighthouse"]);
});

test("one unknown name is enough to measure nothing", () => {
  expect(chooseParts(["page", "fly"])).toBeUndefined();
});

test("no two parts have the same name", () => {
  expect(new Set(names(parts)).size).toBe(parts.length);
});
