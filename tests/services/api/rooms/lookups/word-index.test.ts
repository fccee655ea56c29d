import { expect, test } from "vitest";
import {
  entriesOf,
  placeOf,
  createWordIndexer,
  wordsWith,
} from "../../../../../services/api/src/rooms/lookups/word-index.ts";

const entries = 20_000;
const wordOf = (entry: number) => `ord${String(entry % 5_000)}`;
const indexed = () => {
  const indexer = createWordIndexer();
  for (let entry = 0; entry < entries; entry += 1) indexer.add(`${wordOf(entry)} alla`);
  return indexer;
};

test("while the index of a large register is made, whatever else waits has its turn again and again", async () => {
  let turns = 0;
  let isMade = false;
  const takeTurn = () => {
    turns += 1;
    if (!isMade) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await indexed().finish();
  isMade = true;
  expect(turns).toBeGreaterThan(10);
});

test("an index knows who has a word, in order, and which words have three letters", async () => {
  const index = await indexed().finish();
  expect([...entriesOf(index, placeOf(index, "ord7"))]).toEqual([7, 5_007, 10_007, 15_007]);
  expect(entriesOf(index, placeOf(index, "alla"))).toHaveLength(entries);
  const words = wordsWith(index, index.trigrams.get("999") ?? -1);
  expect(Array.from(words, (word) => index.words[word])).toEqual([
    "ord1999",
    "ord2999",
    "ord3999",
    "ord4999",
    "ord999",
  ]);
});
