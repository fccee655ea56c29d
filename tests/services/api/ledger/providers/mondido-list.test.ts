import { expect, test } from "vitest";
import { readNewest } from "../../../../../services/api/src/ledger/providers/mondido-protocol.ts";

type One = { id: string; at: string | null };
const one = (id: number, at: string | null = "2026-11-20"): One => ({ id: String(id), at });

/** A provider with so many on a page. */
const pagesOf = (size: number, all: One[]) => (offset: number) =>
  Promise.resolve({ kind: "found" as const, all: all.slice(offset, offset + size) });
const read = async (readPage: Parameters<typeof readNewest<One>>[0], since = "2026-11-01") => {
  const found = await readNewest(readPage, ({ at }) => (at === null ? null : new Date(at)), new Date(since));
  return found.kind === "found" ? found.all.map(({ id }) => Number(id)) : found.why;
};
const inAnotherOrder = "the list is not the newest first";

test.each<[string, number, One[], number[]]>([
  ["nothing", 2, [], []],
  ["one page", 3, [one(9), one(4)], [9, 4]],
  ["page after page, to the end", 2, [one(9), one(8), one(4), one(3), one(1)], [9, 8, 4, 3, 1]],
  ["no further than it was asked for", 2, [one(9), one(8, "2026-10-31"), one(4)], [9]],
  ["what does not say when it was begun", 1, [one(9, null), one(8)], [9, 8]],
])("%s is read", async (_what, size, all, ids) => {
  expect(await read(pagesOf(size, all))).toEqual(ids);
});

test("what comes while it is read moves the pages, and loses nothing", async () => {
  const all = [9, 8, 4, 3, 2].map((id) => one(id));
  const growing = (offset: number) => {
    if (offset === 2) all.unshift(one(10));
    return pagesOf(2, all)(offset);
  };
  expect(await read(growing)).toEqual([9, 8, 4, 3, 2]);
});

test.each<[string, (offset: number) => ReturnType<ReturnType<typeof pagesOf>>]>([
  ["the oldest first", pagesOf(2, [one(1), one(4), one(9)])],
  ["in no order", pagesOf(3, [one(4), one(9), one(1)])],
  ["the oldest first, one on a page", pagesOf(1, [one(1), one(4)])],
  ["the first page for each", () => pagesOf(2, [one(9), one(8), one(4)])(0)],
])("a list that gives %s is no answer", async (_what, readPage) => {
  expect(await read(readPage)).toBe(inAnotherOrder);
});

test("a page that does not come makes the whole list no answer", async () => {
  const broken = (offset: number) =>
    offset === 0 ? pagesOf(2, [one(9), one(8)])(0) : Promise.resolve({ kind: "noAnswer" as const, why: "status 503" });
  expect(await read(broken)).toBe("status 503");
});
